/** The cameras of a table, one a board: who leaves a board and comes back finds it as it was left. */
import { useStage, type Stage } from "$/stage/stage.svelte.ts";
import { Camera } from "./camera.svelte.ts";

const cameras = new WeakMap<Stage, Map<string, Camera>>();

export function useCamera(board: string): Camera {
  const stage = useStage();
  const known = cameras.get(stage) ?? new Map<string, Camera>();
  cameras.set(stage, known);
  let camera = known.get(board);
  if (!camera) known.set(board, (camera = made()));
  return camera;
}

/** A camera that outlives the drawing for which it was made. */
function made(): Camera {
  let camera: Camera | undefined;
  $effect.root(() => {
    camera = new Camera();
  });
  return camera as Camera;
}
