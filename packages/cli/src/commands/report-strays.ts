import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Diagnostic } from '@docgen/renderer/contract'
import { readReason } from '@docgen/renderer/light'
import { findThrownPlace } from '../config/module/find-thrown-place.js'

/** Who hears of what nobody has caught. */
export interface StrayListeners {
  /** Of what the site's own code has thrown. */
  readonly onMistake: (diagnostic: Diagnostic) => void
  /** Of all else. */
  readonly onError: (error: unknown) => void
}

/**
 * Has all reported that nobody catches, until the function that it gives back is called: a promise that a config or a plugin
 * starts and does not wait for would end the process.
 */
export function reportStrays(siteDir: string, { onMistake, onError }: StrayListeners): () => void {
  const report = (error: unknown): void => {
    const bundle = findBundle(error, siteDir)
    if (bundle === undefined && error instanceof Error) onError(error)
    else onMistake(describeStray(error, bundle))
  }
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
  return () => {
    process.off('uncaughtException', report)
    process.off('unhandledRejection', report)
  }
}

/** What is no error comes from nowhere; docgen itself throws no such thing. */
function describeStray(error: unknown, bundle: string | undefined): Diagnostic {
  return {
    code: 'stray-error',
    severity: 'error',
    ...(bundle !== undefined && findThrownPlace(error, bundle)),
    message: `code of the site threw when nobody waited for it: ${readReason(error)}`,
    hint: 'Write await before what takes time, or catch what it throws',
  }
}

/** The first module of the site's, bundled, that the error has come through. */
function findBundle(error: unknown, siteDir: string): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const folder = pathToFileURL(join(siteDir, '.docgen', 'cache')).href
  const start = stack.indexOf(folder)
  const [href] = start === -1 ? [] : (/^[^\s:]+:[^\s:?)]+\.mjs/.exec(stack.slice(start)) ?? [])
  return href === undefined ? undefined : fileURLToPath(href)
}
