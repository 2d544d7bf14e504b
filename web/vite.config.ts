import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const server = process.env.HEGEMON_SERVER ?? 'http://127.0.0.1:8000';

// Files are fetched one by one by everybody who comes for the first time, so what is needed together lies together: what
// every page needs, what every table needs, and what a game needs beside it. Maps stay apart: of several boards one is shown.
const ownParts = /src\/lib\/games\/(?!plain|antike_family)(\w+)\/(?!index\.ts|map-|beyond-|coast-)/;
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'table', test: /src\/(pages\/TablePage|lib\/(map|rondel|games\/antike_family)\/)/, priority: 2 },
  { name: (id: string) => `game-${ownParts.exec(id)?.[1] ?? ''}`, test: ownParts, priority: 1 },
];

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
