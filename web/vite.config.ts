import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./scripts/icons.ts";
import { packed } from "./scripts/packed.ts";

const SERVER = process.env.STARBOARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte(), packed()],
  resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  test: { include: ["src/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
