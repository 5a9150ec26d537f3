import { createRequire } from 'node:module'

/**
 * lightningcss, loaded on first use: its native code would take a twentieth of a warm build, and most builds
 * process no styles.
 */
export function loadLightningCss(): typeof import('lightningcss') {
  return createRequire(import.meta.url)('lightningcss')
}
