import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '@docgen/renderer/contract'
import { readReason } from '@docgen/renderer/light'
import { findThrownPlace } from '../config/module/find-thrown-place.js'

/** Who hears of what nobody has caught. */
export interface StrayListeners {
  /** Of what a site's own code has thrown; the folder of the site is known where the code has a place. */
  readonly onMistake: (diagnostic: Diagnostic, siteDir: string | undefined) => void
  /** Of all else. */
  readonly onError: (error: unknown) => void
}

/**
 * Has all reported that nobody catches, until the function that it gives back is called: a promise that a config or a plugin
 * starts and does not wait for would end the process.
 */
export function reportStrays({ onMistake, onError }: StrayListeners): () => void {
  const own = { onMistake, onError }
  if (stack.push(own) === 1) listen()
  return () => {
    stack.splice(stack.indexOf(own), 1)
    if (stack.length === 0) unlisten()
  }
}

// Who listens last hears alone.
const stack: StrayListeners[] = []

function listen(): void {
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
}

function unlisten(): void {
  process.off('uncaughtException', report)
  process.off('unhandledRejection', report)
}

function report(error: unknown): void {
  const listener = stack.at(-1)
  const bundle = findBundle(error)
  if (bundle === undefined && error instanceof Error) listener?.onError(error)
  else listener?.onMistake(describeStray(error, bundle?.path), bundle?.siteDir)
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

/** The first module of a site's, bundled, that the error has come through. */
function findBundle(error: unknown): { readonly path: string; readonly siteDir: string } | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const place = /[\\/]\.docgen[\\/](?:cache|no-cache-\d+)[\\/]/.exec(stack)
  if (!place) return undefined
  const start = stack.lastIndexOf('file://', place.index)
  const [href] = start === -1 ? [] : (/^[^\s:]+:[^\s:?)]+\.mjs/.exec(stack.slice(start)) ?? [])
  if (href === undefined) return undefined
  return { path: fileURLToPath(href), siteDir: fileURLToPath(href.slice(0, href.indexOf('/.docgen/'))) }
}
