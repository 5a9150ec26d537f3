import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of Markdown and MDX, and of components in them. */
export const MARKDOWN_DIAGNOSTICS = {
  Markdown: {
    'invalid-front-matter': {
      severity: { error: 'for a field that docgen omits', warning: 'for an HTML comment in it' },
      setting: 'onBrokenContent',
      meaning: 'A field of the front matter has a wrong value, or the YAML is invalid.',
      fix: 'Correct the value that the message names.',
    },
    'unknown-front-matter': {
      severity: 'warning',
      meaning: 'docgen does not know a field of the front matter.',
      fix: 'Use the suggested name.',
    },
    'misplaced-front-matter': {
      severity: 'warning',
      meaning: 'A block that looks like front matter is not at the start of the file, or is TOML.',
      fix: 'Move it to the first line, and write it as YAML between `---` lines.',
    },
    'unterminated-front-matter': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'The front matter has no closing `---`.',
      fix: 'Add it.',
    },
    'heading-id': {
      severity: 'warning',
      meaning: 'The id of a heading is empty or has a space.',
      fix: 'Write an id such as `{#two-words}`.',
    },
    'duplicate-id': {
      severity: { warning: 'for headings and elements, and for two Markdown pages', error: 'for other pages' },
      setting: 'onDuplicateRoutes',
      meaning: 'A page uses one id twice, or two pages have the same id.',
      fix: 'Rename one. For two pages,',
    },
    'reserved-name': {
      severity: 'warning',
      meaning:
        'The `name` or `id` of an element would hide a property that scripts read, such as `document.title`. docgen renames it.',
      fix: 'Choose another name.',
    },
    'missing-definition': {
      severity: 'warning',
      meaning: '`[text][label]` has no definition.',
      fix: 'Add `[label]: https://…` on its own line.',
    },
    'missing-footnote': {
      severity: 'warning',
      meaning: 'A footnote has no text.',
      fix: 'Add `[^1]: …` on its own line.',
    },
    'unused-footnote': {
      severity: 'warning',
      meaning: 'Nothing refers to a footnote.',
      fix: 'Refer to it, or remove it.',
    },
    'duplicate-definition': {
      severity: 'warning',
      meaning: 'A page defines one footnote twice, or one link label with two URLs. Only the first is used.',
      fix: 'Give one of the two another label, or remove it.',
    },
    'table-cells': {
      severity: 'warning',
      meaning: 'A row has more cells than the table has columns.',
      fix: 'Write `\\|` for a `|` that is text.',
    },
    'markdown-syntax': {
      severity: 'warning',
      meaning: 'Text looks like a link, a heading or a table, but Markdown reads it as text.',
      fix: 'Follow the hint, or write a backslash before it if it is meant as text.',
    },
    'unclosed-code': {
      severity: 'warning',
      meaning: 'No fence closes a code block.',
      fix: 'Add the closing fence.',
    },
    'unclosed-comment': {
      severity: { error: 'if the rest of the page is hidden', warning: 'if the comment is shown as text' },
      setting: 'onBrokenContent',
      meaning: 'No `-->` closes a comment.',
      fix: 'Add it.',
    },
    'unclosed-directive': {
      severity: 'warning',
      meaning: 'A directive has no closing `:::`, its title no `]`, or its attributes no `}`.',
      fix: 'Add `:::` on its own line after the content, or `]` or `}` on the first line.',
    },
    'stray-directive-fence': {
      severity: 'warning',
      meaning: 'A `:::` closes nothing, a space follows it, or an `::include` is shown as text.',
      fix: 'Remove it, remove the space, or write the include on a line of its own with its file in braces.',
    },
    'unknown-directive': {
      severity: 'warning',
      meaning: 'docgen does not know a directive.',
      fix: 'Use the suggested name, or declare the admonition in `markdown.admonitions`.',
    },
    'unknown-alert': {
      severity: 'warning',
      meaning: 'docgen does not know the kind of a `> [!…]` alert.',
      fix: 'Use `NOTE`, `TIP`, `IMPORTANT`, `WARNING` or `CAUTION`.',
    },
    'unknown-placeholder': {
      severity: 'warning',
      meaning: 'A name in braces is nearly the name of a placeholder.',
      fix: 'Use the suggested name, or write `\\{name}`.',
    },
    tabs: {
      severity: 'warning',
      meaning: 'Tabs have no label, or have content outside of a tab.',
      fix: 'Follow the hint.',
    },
    block: {
      severity: 'warning',
      meaning: 'A card, a step or another block has no title, an unknown attribute, or content in the wrong place.',
      fix: 'Follow the hint.',
    },
    icon: {
      severity: 'warning',
      meaning: 'docgen finds no icon of that name.',
      fix: 'Correct the name, or install the icon set with npm.',
    },
    'code-block': {
      severity: 'warning',
      meaning: 'The settings of a code block are misspelled.',
      fix: 'Follow the hint.',
    },
    twoslash: {
      severity: 'warning',
      meaning: 'A code block has the word `twoslash` after its language, but docgen cannot check its types.',
      fix: 'Install the packages that the hint names, or remove the word.',
    },
    'type-error': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'TypeScript reports an error in a code block marked `twoslash`, or a comment for it is wrong.',
      fix: 'Correct the code. If the block shows the error on purpose, add the comment `// @errors:` with its number.',
    },
    'unknown-language': {
      severity: 'warning',
      meaning: 'There is no grammar for the language of a code block.',
      fix: 'Use the suggested language, or leave it without colors.',
    },
    'long-code': {
      severity: 'warning',
      meaning: 'A code block is too long to be highlighted, or takes too much work.',
      fix: 'Split it, or leave it without colors.',
    },
    'live-code': {
      severity: 'warning',
      setting: 'onLiveCode',
      meaning: 'A code block has the word `live` after its language. docgen shows the code and does not run it.',
      fix: 'Remove the word, or set `onLiveCode` to `ignore`.',
    },
    'disabled-feature': {
      severity: 'warning',
      meaning: 'A page has a diagram or a formula, but the config does not turn them on.',
      fix: 'Set `markdown.mermaid` or `markdown.math` to `true`.',
    },
    math: {
      severity: 'warning',
      meaning: 'A formula has an error.',
      fix: 'Correct the TeX.',
    },
    diagram: {
      severity: 'warning',
      meaning: 'A Mermaid diagram has an error.',
      fix: 'Correct the diagram.',
    },
    'conflict-marker': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'The file has markers of a merge conflict.',
      fix: 'Resolve the conflict.',
    },
    'deep-html': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'More than 200 HTML elements are open at once.',
      fix: 'Close them.',
    },
    'deep-content': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'The content of a page contains itself, or is nested too deeply.',
      fix: 'Look for a component or plugin that contains itself.',
    },
    'too-complex': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning:
        'The Markdown would take minutes to parse: very many quotes, lists, brackets or tags are open at once, or the page has too many includes. docgen does not parse that part.',
      fix: 'Close what the message names, or split the page.',
    },
    'unsafe-html': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: "HTML could run code in the reader's browser. docgen removes it.",
      fix: 'Remove it, or set `markdown.trustHtml`.',
    },
    'include-without-file': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: '`::include` or `::code` names no file.',
      fix: 'Write `::include{file="./_partial.md"}` or `::code{file="../src/server.ts"}`.',
    },
    'missing-include': {
      severity: 'error',
      setting: 'onBrokenMdx',
      meaning:
        'An include, a code block or an import names a file, or a part of a file, that does not exist or is outside of the repository.',
      fix: 'Correct the path, the region or the lines.',
    },
    'include-cycle': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'Files include each other in a cycle.',
      fix: 'Remove one of the includes.',
    },
    'file-too-large': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A Markdown file has more than 16 MiB.',
      fix: 'Split it.',
    },
    'file-like-folder': {
      severity: 'warning',
      meaning: 'A folder has a name such as `intro.md`.',
      fix: 'Rename it.',
    },
    'invalid-encoding': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A file is not in UTF-8.',
      fix: 'Save it as UTF-8.',
    },
    'unreadable-file': {
      severity: 'error',
      meaning: 'docgen cannot read a file.',
      fix: 'Fix its permissions or its name.',
    },
    'plugin-message': {
      severity: 'warning',
      meaning: 'A remark or rehype plugin reports a problem.',
      fix: 'Read the message of the plugin.',
    },
  },
} as const satisfies DiagnosticTopics
