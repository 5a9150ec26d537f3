import { createRequire } from 'node:module'

/**
 * lightningcss, loaded when the first style sheet asks for it: its native code would take a twentieth of a warm build, and
 * most builds have no styles to work on.
 */
export function loadLightningCss(): typeof import('lightningcss') {
  return createRequire(import.meta.url)('lightningcss')
}
