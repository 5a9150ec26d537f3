import { fileURLToPath } from 'node:url'
import { type Diagnostic, readReason } from '@docgen/renderer/contract'

import { isSame } from '../cache/memo.js'
import { locateThrownError } from '../config/module/locate-thrown-error.js'
import { findRun } from '../guard/code-owner.js'
import { isGivenUp } from '../guard/plugin-calls.js'

/** Listeners for uncaught errors. */
export interface UncaughtErrorListeners {
  /** Called for errors of site code; `siteDir` is undefined if the error's stack contains no bundled module. */
  readonly onProblem: (diagnostic: Diagnostic, siteDir: string | undefined) => void
  /** Called for all other errors. */
  readonly onError: (error: unknown) => void
}

/**
 * Reports all uncaught errors until the returned function is called. Otherwise, a rejected promise that a config or a
 * plugin does not await would end the process.
 */
export function reportUncaughtErrors({ onProblem, onError }: UncaughtErrorListeners): () => void {
  const listeners = { onProblem, onError }
  if (stack.push(listeners) === 1) listen()
  return () => {
    stack.splice(stack.indexOf(listeners), 1)
    if (stack.length === 0) unlisten()
  }
}

/** Whether a list contains a diagnostic, or another diagnostic with the same cause. */
export function containsProblem(list: readonly Diagnostic[], { failure, ...diagnostic }: Diagnostic): boolean {
  return list.some(({ failure: other, ...each }) =>
    failure && other ? each.code === diagnostic.code && isSame(other, failure) : isSame(each, diagnostic),
  )
}

// The listeners of all active calls of `reportUncaughtErrors`; only those of the latest call receive errors.
const stack: UncaughtErrorListeners[] = []

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
  const run = findRun()
  if (run) {
    // If docgen has given up on the plugin, it has already reported the plugin.
    if (!isGivenUp(run)) listener?.onProblem(describeLate(error, run.owner, bundle?.path), bundle?.siteDir)
    return
  }
  if (bundle === undefined && error instanceof Error && !isImportOfSite(error)) listener?.onError(error)
  else listener?.onProblem(describeStray(error, bundle?.path), bundle?.siteDir)
}

/** Describes an error of the site's code. Adds a position if a bundled module of the site is in the error's stack. */
function describeStray(error: unknown, bundle: string | undefined): Diagnostic {
  return {
    code: 'uncaught-error',
    severity: 'error',
    ...(bundle !== undefined && locateThrownError(error, bundle)),
    message: `uncaught error in code of the site: ${readReason(error)}`,
    hint: 'Await the promise, or catch its error',
  }
}

/** Describes an error that a Markdown plugin throws after it has returned, for example in a timer. */
function describeLate(error: unknown, owner: string, bundle: string | undefined): Diagnostic {
  return {
    code: 'plugin-failed',
    severity: 'error',
    ...(bundle !== undefined && locateThrownError(error, bundle)),
    message: `a Markdown plugin failed: ${owner}: ${readReason(error)}`,
    hint: 'The plugin does not await this code. Await it in the plugin, or catch its error',
    // One cause often repeats for each page, with the name of the page in the message.
    failure: { cause: owner },
  }
}

const DOCGEN_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** Whether an import in code outside docgen failed. Such errors have no stack. */
function isImportOfSite({ message }: Error): boolean {
  const [, importer] = /^Cannot find (?:package|module) '[^']+' imported from (.+)$/.exec(message) ?? []
  return importer !== undefined && !importer.startsWith(DOCGEN_FOLDER)
}

/** The first bundled module of a site in the error's stack. */
function findBundle(error: unknown): { readonly path: string; readonly siteDir: string } | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const position = /[\\/]\.docgen[\\/](?:cache|no-cache-\d+)[\\/]/.exec(stack)
  if (!position) return undefined
  const start = stack.lastIndexOf('file://', position.index)
  const [href] = start === -1 ? [] : (/^[^\s:]+:[^\s:?)]+\.mjs/.exec(stack.slice(start)) ?? [])
  if (href === undefined) return undefined
  return { path: fileURLToPath(href), siteDir: fileURLToPath(href.slice(0, href.indexOf('/.docgen/'))) }
}
