import { fileURLToPath } from 'node:url'
import {
  type Diagnostic,
  describeIslandProps,
  type Page,
  readIslandFailure,
  readReason,
} from '@docgen/renderer/contract'

import { listPackageFrames, locateThrownError } from '../config/module/locate-thrown-error.js'
import { DEFAULT_THEME } from './load-components.js'
import type { ThemeModules } from './render-setup.js'

/**
 * Returns the diagnostic for an error that a component threw while a page was rendered. Its position is in the site's
 * components if they threw, otherwise the page's source file. For an error in a theme's package, it has no position:
 * the hint names the stack frames.
 */
export function describeRenderFailure(
  page: Page,
  error: unknown,
  { overrides, theme }: Pick<ThemeModules, 'overrides' | 'theme'>,
): Diagnostic {
  const { route, source } = page
  const isEndless = error instanceof RangeError && /call stack/.test(error.message)
  // The position of a stack overflow is arbitrary, unless docgen's React module detected the recursion before it.
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
  const island = readIslandFailure(error)
  if (island) {
    const problem = describeIslandProps(island, 'a component')
    return {
      ...problem,
      hint: `${problem.hint}. It was rendering ${route}`,
      failure: { page: route, cause: problem.message, island },
    }
  }
  const frames = position || theme === DEFAULT_THEME ? [] : listPackageFrames(error, theme)
  // If React rejects a component's return value, it does not name the component: report one error for all pages.
  const hasNoPosition = overrides !== undefined && !position && frames.length === 0
  const isOfPage = source !== undefined && !hasNoPosition && frames.length === 0
  const cause = position ?? (isOfPage ? { file: source } : {})
  const message = `a component threw: ${readReason(error)}`
  const hints = [
    ...(hasNoPosition ? ['Check what the components of theme.components return'] : []),
    ...(frames.length > 0 ? [`Thrown at ${frames.join(', called from ')}`] : []),
    ...(isEndless ? ['It seems to render itself endlessly'] : []),
    `It was rendering ${route}`,
  ]
  return {
    code: 'render-failed',
    severity: 'error',
    ...cause,
    message,
    hint: hints.join('. '),
    failure: { page: route, cause: JSON.stringify([cause, message]) },
  }
}
