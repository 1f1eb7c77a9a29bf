declare module "*.icons.json?drawn" {
  const drawings: Record<string, [size: number, body: string]>;
  export default drawings;
  /** What was taken from an icon set, as `set:name`. */
  export const taken: string[];
}
