/** Lays a Brotli copy beside every text file of the build: the server sends it to a browser that takes it. */
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg)$/;
const SMALLEST = 500; // bytes: below that nothing is gained

export function packed(): Plugin {
  return {
    name: "starboard-packed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!TEXT.test(file.fileName)) continue;
          const text = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (text.length < SMALLEST) continue;
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          const source = brotliCompressSync(text, { params: size });
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
        }
      },
    },
  };
}
