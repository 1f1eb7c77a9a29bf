/** Seats by shape, colour and letter: three ways to tell them apart, so that colour never carries meaning alone. */

export interface SeatLook {
  colour: string;
  /** The outline on a square of 24, and where its letter stands. */
  path: string;
  letterY: number;
  /** How a face on a grid of 24 is moved into it. */
  face: string;
}

const POLYGON = {
  circle: "M23 12A11 11 0 1 1 1 12A11 11 0 1 1 23 12Z",
  diamond: "M12 -.3 24.3 12 12 24.3 -.3 12Z",
  hexagon: "M22.3 17.9 12 23.9 1.7 17.9V6.1L12 .1 22.3 6.1Z",
  triangle: "M12 -1.2 25.2 21.9H-1.2Z",
  square: "M2.5 2.5H21.5V21.5H2.5Z",
};

const LOOKS: SeatLook[] = [
  { colour: "#ff9a86", path: POLYGON.circle, letterY: 16.2, face: "translate(-4 -4.6) scale(1.33)" },
  { colour: "#86c8ff", path: POLYGON.diamond, letterY: 16.2, face: "translate(.6 .3) scale(.95)" },
  { colour: "#c8e06a", path: POLYGON.hexagon, letterY: 16.2, face: "translate(-3.1 -3.6) scale(1.26)" },
  { colour: "#d2b2ff", path: POLYGON.triangle, letterY: 18.8, face: "translate(1.3 4) scale(.9)" },
  { colour: "#e6cfa0", path: POLYGON.square, letterY: 16.2, face: "translate(-3.1 -3.2) scale(1.26)" },
];

export function seatLook(seat: number): SeatLook {
  return LOOKS[((seat % LOOKS.length) + LOOKS.length) % LOOKS.length] as SeatLook;
}

export function initial(name: string, seat: number): string {
  return (Array.from(name.trim())[0] ?? String(seat + 1)).toLocaleUpperCase();
}
