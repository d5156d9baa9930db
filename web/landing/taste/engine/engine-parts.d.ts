/** Made by the web build, each a file of its own (web/build/later-parts.ts). */
declare module 'virtual:engine/part-*' {
  import type { Part } from '#web/landing/taste/engine/later.ts'
  export const part: Part
}
