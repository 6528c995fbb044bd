import type { Plugin } from 'vite'
/** Writes a .br and a .gz beside every text file of the browser's build, so that serving costs no compression. */
export declare function precompress(): Plugin
