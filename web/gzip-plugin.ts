/** Writes every file that a browser would like compressed a second time, compressed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;

export function gzip(): Plugin {
  return {
    name: 'saurian-gzip',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => WORTH_IT.test(name));
      for (const file of files.map((name) => join(dir!, name))) {
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}
