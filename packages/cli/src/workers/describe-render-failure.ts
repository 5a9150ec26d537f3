import { fileURLToPath } from 'node:url'
import { type Diagnostic, type Page, readReason } from '@docgen/renderer/contract'

import { locateThrownError } from '../config/module/locate-thrown-error.js'

/**
 * Reports an error that a component threw while a page was rendered: at the position in the custom components that
 * threw it, else at the page. `overrides` is the URL of the bundle of these components.
 */
export function describeRenderFailure(page: Page, error: unknown, overrides: string | undefined): Diagnostic {
  const { route, source } = page
  const isEndless = error instanceof RangeError && /call stack/.test(error.message)
  // The position of a stack overflow is arbitrary; components of the site fail before one.
  const isArbitrary = isEndless && !error.message.endsWith('in components')
  const position =
    overrides === undefined || isArbitrary ? undefined : locateThrownError(error, fileURLToPath(overrides))
  if (isEndless && !position) {
    return {
      code: 'deep-content',
      severity: 'error',
      ...(source !== undefined && { file: source, line: 1, column: 1 }),
      message: `the content of ${route} is nested too deeply, or contains itself`,
      hint: 'Look for a component or a plugin that contains itself, and for HTML that is never closed',
    }
  }
  // React rejects what a component returns without naming the component: one error for all pages.
  const hasNoPosition = overrides !== undefined && !position
  const cause = position ?? (source === undefined || hasNoPosition ? {} : { file: source })
  const message = `a component threw: ${readReason(error)}`
  return {
    code: 'render-failed',
    severity: 'error',
    ...cause,
    message,
    hint: `${hasNoPosition ? 'Check what the components of theme.components return. ' : ''}${isEndless ? 'It seems to render itself endlessly. ' : ''}It was rendering ${route}`,
    failure: { page: route, cause: JSON.stringify([cause, message]) },
  }
}
