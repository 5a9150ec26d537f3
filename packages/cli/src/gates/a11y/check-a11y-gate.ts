import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Diagnostic, readReason } from '@docgen/renderer/contract'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { FinishedPage } from '../../session/build-site-pages.js'
import { readTrialPage, type Trial } from '../../session/trial.js'
import { openFileResults } from '../file-results.js'
import type { GateInput, GateResult } from '../gate.js'
import { createPageLocator, type PagePosition } from '../locate-page.js'
import { mergePageFindings, type PageFinding } from '../merge-page-findings.js'
import type { A11yProblem, Clue } from './a11y-problem.js'
import { type ClueSource, createLocator, type Locate } from './create-locator.js'
import { findContrastProblems } from './find-contrast-problems.js'
import { findPageProblems } from './find-page-problems.js'
import { selectSamples } from './select-samples.js'

/**
 * Applies static accessibility rules to the HTML of every page and to the colors of the theme. With a browser, also runs
 * axe-core on one page of each layout.
 */
export async function checkA11yGate({ trial, usesBrowser }: GateInput): Promise<GateResult> {
  const results = openFileResults<readonly A11yProblem[]>(trial.memo, 'a11y')
  const report = createProblemReport(trial)
  for (const built of trial.builtPages) {
    const { file } = built.planned.page
    const problems = results.get(built.emitted.hash, () => findPageProblems(readTrialPage(trial, file).toString()))
    report.add(built, problems)
  }
  results.save()
  const inBrowser = usesBrowser ? await checkInBrowser(trial, report) : undefined
  const problem = inBrowser && 'code' in inBrowser ? [inBrowser] : []
  return {
    diagnostics: [...report.list(), ...findContrastProblems(listSheets(trial)), ...problem],
    ...(inBrowser && 'sampled' in inBrowser && { details: inBrowser }),
  }
}

/** Runs axe-core on samples; returns their number, or a diagnostic if that is not possible. */
async function checkInBrowser(trial: Trial, report: ProblemReport): Promise<{ readonly sampled: number } | Diagnostic> {
  const [{ findTools }, { runAxe }] = await Promise.all([import('./find-tools.js'), import('./run-axe.js')])
  const tools = await findTools(trial.siteDir, process.env)
  if ('code' in tools) return tools
  const samples = selectSamples(trial.builtPages)
  try {
    const problems = await runAxe(samples, tools, trial)
    for (const [index, built] of samples.entries()) report.add(built, problems[index] ?? [])
    return { sampled: samples.length }
  } catch (error) {
    const message = `${tools.browser} could not check the pages: ${readReason(error).split('\n', 1)[0]}`
    return { code: 'no-browser', severity: 'error', message }
  }
}

interface ProblemReport {
  readonly add: (built: FinishedPage, problems: readonly A11yProblem[]) => void
  readonly list: () => readonly Diagnostic[]
}

/** Collects the problems of pages: with positions in the content, and once per page in parts that pages share. */
function createProblemReport(trial: Trial): ProblemReport {
  const found: PageFinding[] = []
  const sources = new Map(trial.files.sources.map((source) => [source.path, source]))
  const locatePage = createPageLocator(trial)
  const add: ProblemReport['add'] = (built, problems) => {
    const { page } = built.planned
    const { route } = page
    const shared = new Set<string>()
    let locate: Locate | undefined
    for (const { isContent, clue, ...problem } of problems) {
      if (isContent && page.source !== undefined) {
        locate ??= createLocator(listSources(built, sources, trial), locatePage(page))
        found.push({ route, rule: problem.code, finding: { ...problem, ...locateProblem(clue, locate) } })
      } else if (!shared.has(`${problem.code} ${problem.message}`)) {
        shared.add(`${problem.code} ${problem.message}`)
        found.push({ route, rule: problem.code, finding: problem })
      }
    }
  }
  return { add, list: () => mergePageFindings(found) }
}

/** The position of a problem. For elements with the same id, the second one, which the compiler also reports. */
function locateProblem(clue: Clue | undefined, locate: Locate): PagePosition {
  const first = locate(clue)
  const second = clue?.kind === 'id' ? locate(clue) : first
  return second.line === undefined ? first : second
}

/** The source of a page, and the files that it includes. */
function listSources(
  { planned: { page } }: FinishedPage,
  sources: ReadonlyMap<string, Trial['files']['sources'][number]>,
  { files }: Trial,
): readonly ClueSource[] {
  const file = page.source ?? ''
  const source = sources.get(file)
  if (!source) return []
  const included = source.includes.flatMap((path) => {
    const text = files.partials.get(path)?.text ?? sources.get(path)?.text
    return text === undefined ? [] : [{ file: path, text, bodyLine: 1 }]
  })
  return [{ file, text: source.text, bodyLine: source.bodyLine }, ...included]
}

/** The style sheet of the theme, and the sheets of a theme package, the accent and the site, which override it. */
function listSheets({ theme: { theme }, styles }: Trial) {
  const { directory, stylesheet, styles: derived = [] } = theme.client
  const css = readRegularFile(join(fileURLToPath(directory), stylesheet)).toString()
  return [
    { css },
    ...styles.map((sheet, index) =>
      index < derived.length ? { css: sheet.css } : { css: sheet.css, file: posix.normalize(sheet.file) },
    ),
  ]
}
