import type { DiagnosticTopics } from '@docgen/renderer/contract'
import { describeSeverity } from '../../terminal/describe-severity.js'

/** Renders the manual's page about diagnostics, in Markdown. Each code is a heading, so its anchor is the code. */
export function renderDiagnosticReference(
  catalog: DiagnosticTopics,
  examples: Readonly<Record<string, string>>,
): string {
  return [
    '---',
    'title: Diagnostics',
    'description: Every diagnostic code that docgen prints, what it means, an example, and how to fix the problem.',
    '# docgen-ignore agents-page until 2027-12-31: readers look for a code with the search of their browser',
    'sidebar_position: 9',
    'toc_max_heading_level: 2',
    '---',
    '',
    'docgen prints each problem with a code, a position and, if possible, a suggestion. This page lists every code with its severity and an example of what docgen prints. `docgen explain <code>` prints an entry in the terminal. [Checks](../build/checks.md) describes which problems fail a build, and how to change that.',
    '',
    ...Object.entries(catalog).flatMap(([topic, codes]) => [
      `## ${topic}`,
      '',
      ...Object.entries(codes).flatMap(([code, explanation]) => [
        `### ${code}`,
        '',
        `${explanation.meaning} ${explanation.fix}`,
        '',
        `Severity: ${describeSeverity(explanation)}.`,
        '',
        ...renderExample(examples[code]),
      ]),
    ]),
  ].join('\n')
}

function renderExample(example: string | undefined): string[] {
  if (example === undefined) return []
  const fence = example.includes('```') ? '````' : '```'
  return [`${fence}text wrap`, example, fence, '']
}
