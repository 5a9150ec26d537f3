import type { DiagnosticTopics } from '@docgen/renderer/contract'

/** The manual's page about diagnostics, as Markdown. */
export function renderDiagnosticReference(catalog: DiagnosticTopics): string {
  return [
    '---',
    'title: Diagnostics',
    'description: Every diagnostic code that docgen prints, what it means, and how to fix the problem.',
    'sidebar_position: 9',
    '---',
    '',
    'docgen prints each problem with a code, a position and, if possible, a suggestion. This page lists every code. `docgen explain <code>` prints an entry in the terminal. [Checks](../build/checks.md) describes which problems fail a build, and how to change that.',
    '',
    ...Object.entries(catalog).flatMap(([topic, codes]) => [
      `## ${topic}`,
      '',
      '| code | meaning | fix |',
      '| --- | --- | --- |',
      ...Object.entries(codes).map(([code, { meaning, fix }]) => `| \`${code}\` | ${cell(meaning)} | ${cell(fix)} |`),
      '',
    ]),
  ].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
