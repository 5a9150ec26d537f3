import type { PropsOf } from '@docgen/cli/theme'

export const CodeBlock = ({ language, html }: PropsOf<'CodeBlock'>) => (
  <pre data-own={language} dangerouslySetInnerHTML={{ __html: html }} />
)
