/** Made by the web build, each a file of its own (web/build/later-parts.ts). */
declare module 'virtual:engine/part-*' {
  export const part: import('./later.ts').Part
}
