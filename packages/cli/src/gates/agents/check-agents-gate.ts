import { join } from 'node:path'
import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'
import { hashValue } from '../../cache/hash.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { readArtifact } from '../../emit/artifact.js'
import { listTextFiles } from '../../session/create-full-texts.js'
import { readTrialPage, type Trial } from '../../session/trial.js'
import { openFileResults } from '../file-results.js'
import type { GateInput, GateResult } from '../gate.js'
import { createPageLocator, type PagePosition } from '../locate-page.js'
import { mergePageFindings, type PageFinding } from '../merge-page-findings.js'
import type { AgentProblem } from './agent-problem.js'
import { findListProblems, type ListedSite } from './find-list-problems.js'
import { findPageProblems } from './find-page-problems.js'

/**
 * Checks the output against the Agent-Friendly Documentation Spec (npm `afdocs` 0.22, https://agentdocsspec.com),
 * without its rules about server responses, such as cache headers.
 */
export async function checkAgentsGate({ trial }: GateInput): Promise<GateResult> {
  const { config, builtPages } = trial
  if (!config.llms.pages) {
    const message = 'the agents gate checks llms.txt and the Markdown of pages, but the site has neither'
    const hint = 'Set llms: { pages: true } in the config'
    return { diagnostics: [{ code: 'agents-list', severity: 'error', message, hint }], skipped: 'llms.pages is off' }
  }
  const staticFiles = new Map(trial.files.statics.map((file) => [file.output, file]))
  const artifacts = (await trial.output.resolve('artifacts'))?.artifacts ?? []
  const lists = artifacts
    .filter(({ file }) => /(?:^|\/)llms(?:\/[^/]+)?\.txt$/.test(file))
    .map((artifact) => ({ file: artifact.file, text: readArtifact(artifact).toString() }))
  const diagnostics = findListProblems(lists, describeSite(trial, artifacts)).map(({ file, ...problem }) =>
    toDiagnostic('agents-list', problem, positionOf(staticFiles.get(file)?.path)),
  )
  const found: PageFinding[] = []
  const locatePage = createPageLocator(trial)
  const results = openFileResults<readonly AgentProblem[]>(trial.memo, 'agents')
  for (const { planned, emitted, markdownPage: written } of builtPages) {
    const { page } = planned
    const { markdownPage } = page.head
    if (!markdownPage) continue
    const replacement = staticFiles.get(markdownPage.file)
    const isReplaced = replacement !== undefined
    const { listHref } = markdownPage
    const hashes = [emitted.hash, replacement ? replacement.hash : written?.hash, listHref, isReplaced]
    const problems = results.get(hashValue(hashes), () =>
      findPageProblems({
        html: readTrialPage(trial, page.file).toString(),
        markdown: (replacement
          ? readRegularFile(join(trial.siteDir, replacement.path))
          : readTrialPage(trial, markdownPage.file)
        ).toString(),
        listHref,
        isReplaced,
      }),
    )
    const position = replacement ? positionOf(replacement.path) : locatePage(page)
    for (const problem of problems)
      found.push({ route: page.route, rule: problem.rule, finding: toDiagnostic('agents-page', problem, position) })
  }
  results.save()
  return { diagnostics: [...diagnostics, ...mergePageFindings(found)] }
}

function describeSite(trial: Trial, artifacts: readonly { readonly file: string }[]): ListedSite {
  const { config, builtPages } = trial
  const pages = builtPages.flatMap(({ planned: { page } }) => {
    const { markdownPage, isIndexed } = page.head
    if (!markdownPage) return []
    return [
      {
        ...markdownPage,
        route: page.route,
        pageHref: page.href,
        // Generated pages, such as tag pages, only link to other pages: llms.txt does not need them.
        isListed: isIndexed && page.banners.length === 0 && page.kind === 'doc',
      },
    ]
  })
  return {
    url: config.url.replace(/\/$/, ''),
    baseUrl: config.baseUrl,
    pages,
    files: new Set([
      ...[...artifacts, ...listTextFiles(trial)].map(({ file }) => file),
      ...builtPages.map(({ planned }) => planned.page.file),
    ]),
  }
}

function positionOf(file: string | undefined): PagePosition {
  return file === undefined ? {} : { file }
}

function toDiagnostic(code: DiagnosticCode, problem: AgentProblem, position: PagePosition): Diagnostic {
  const { rule, severity, message, hint, line } = problem
  return {
    code,
    severity,
    ...(position.file !== undefined && { line: line ?? 1, ...position }),
    message: `${message} (${rule})`,
    hint,
  }
}
