import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of Markdown and MDX, and of components in them. */
export const MARKDOWN_DIAGNOSTICS = {
  Markdown: {
    'invalid-front-matter': {
      meaning: 'A field of the front matter has a wrong value, or the YAML is invalid.',
      fix: 'Correct the value that the message names.',
    },
    'unknown-front-matter': {
      meaning: 'docgen does not know a field of the front matter.',
      fix: 'Use the suggested name.',
    },
    'misplaced-front-matter': {
      meaning: 'A block that looks like front matter is not at the start of the file, or is TOML.',
      fix: 'Move it to the first line, and write it as YAML between `---` lines.',
    },
    'unterminated-front-matter': { meaning: 'The front matter has no closing `---`.', fix: 'Add it.' },
    'heading-id': {
      meaning: 'The id of a heading is empty or has a space.',
      fix: 'Write an id such as `{#two-words}`.',
    },
    'duplicate-id': {
      meaning: 'A page uses one id twice, or two pages have the same id.',
      fix: 'Rename one. For two pages, `onDuplicateRoutes` sets its severity.',
    },
    'reserved-name': {
      meaning:
        'The `name` or `id` of an element would hide a property that scripts read, such as `document.title`. docgen renames it.',
      fix: 'Choose another name.',
    },
    'missing-definition': {
      meaning: '`[text][label]` has no definition.',
      fix: 'Add `[label]: https://…` on its own line.',
    },
    'missing-footnote': { meaning: 'A footnote has no text.', fix: 'Add `[^1]: …` on its own line.' },
    'unused-footnote': { meaning: 'Nothing refers to a footnote.', fix: 'Refer to it, or remove it.' },
    'duplicate-definition': {
      meaning: 'A page defines one footnote twice, or one link label with two URLs. Only the first is used.',
      fix: 'Give one of the two another label, or remove it.',
    },
    'table-cells': {
      meaning: 'A row has more cells than the table has columns.',
      fix: 'Write `\\|` for a `|` that is text.',
    },
    'markdown-syntax': {
      meaning: 'Text looks like a link, a heading or a table, but Markdown reads it as text.',
      fix: 'Follow the hint, or write a backslash before it if it is meant as text.',
    },
    'unclosed-code': { meaning: 'No fence closes a code block.', fix: 'Add the closing fence.' },
    'unclosed-comment': { meaning: 'No `-->` closes a comment.', fix: 'Add it.' },
    'unclosed-directive': {
      meaning: 'No `:::` closes a directive, no `]` its title, or no `}` its attributes.',
      fix: 'Add `:::` on its own line, the others on the first line.',
    },
    'stray-directive-fence': {
      meaning: 'A `:::` closes nothing, a space follows it, or an `::include` is shown as text.',
      fix: 'Remove it, remove the space, or write the include on a line of its own with its file in braces.',
    },
    'unknown-directive': {
      meaning: 'docgen does not know a directive.',
      fix: 'Use the suggested name, or declare the admonition in `markdown.admonitions`.',
    },
    'unknown-alert': {
      meaning: 'docgen does not know the kind of a `> [!…]` alert.',
      fix: 'Use `NOTE`, `TIP`, `IMPORTANT`, `WARNING` or `CAUTION`.',
    },
    'unknown-placeholder': {
      meaning: 'A name in braces is nearly the name of a placeholder.',
      fix: 'Use the suggested name, or write `\\{name}`.',
    },
    tabs: { meaning: 'Tabs have no label, or have content outside of a tab.', fix: 'Follow the hint.' },
    block: {
      meaning: 'A card, a step or another block has no title, an unknown attribute, or content in the wrong place.',
      fix: 'Follow the hint.',
    },
    icon: {
      meaning: 'docgen finds no icon of that name.',
      fix: 'Correct the name, or install the icon set with npm.',
    },
    'code-block': { meaning: 'The settings of a code block are misspelled.', fix: 'Follow the hint.' },
    'unknown-language': {
      meaning: 'There is no grammar for the language of a code block.',
      fix: 'Use the suggested language, or leave it without colors.',
    },
    'long-code': {
      meaning: 'A code block is too long to be highlighted, or takes too much work.',
      fix: 'Split it, or leave it without colors.',
    },
    'live-code': {
      meaning: 'A code block has the word `live` after its language. docgen shows the code and does not run it.',
      fix: 'Remove the word, or set `onLiveCode` to `ignore`.',
    },
    'disabled-feature': {
      meaning: 'A page has a diagram or a formula, but the config does not turn them on.',
      fix: 'Set `markdown.mermaid` or `markdown.math` to `true`.',
    },
    math: { meaning: 'A formula has an error.', fix: 'Correct the TeX.' },
    diagram: { meaning: 'A Mermaid diagram has an error.', fix: 'Correct the diagram.' },
    'conflict-marker': { meaning: 'The file has markers of a merge conflict.', fix: 'Resolve the conflict.' },
    'deep-html': { meaning: 'More than 200 HTML elements are open at once.', fix: 'Close them.' },
    'deep-content': {
      meaning: 'The content of a page contains itself, or is nested too deeply.',
      fix: 'Look for a component or plugin that contains itself.',
    },
    'too-complex': {
      meaning:
        'The Markdown would take minutes to parse: very many quotes, lists, brackets or tags are open at once, or the page has too many includes. docgen does not parse that part.',
      fix: 'Close what the message names, or split the page.',
    },
    'unsafe-html': {
      meaning: "HTML could run code in the reader's browser. docgen removes it.",
      fix: 'Remove it, or set `markdown.trustHtml`.',
    },
    'include-without-file': { meaning: '`::include` names no file.', fix: 'Write `::include{file="./_partial.md"}`.' },
    'missing-include': {
      meaning: '`::include` or an import names a file that does not exist.',
      fix: 'Correct the path.',
    },
    'include-cycle': { meaning: 'Files include each other in a cycle.', fix: 'Remove one of the includes.' },
    'file-too-large': { meaning: 'A Markdown file has more than 16 MiB.', fix: 'Split it.' },
    'file-like-folder': { meaning: 'A folder has a name such as `intro.md`.', fix: 'Rename it.' },
    'invalid-encoding': { meaning: 'A file is not in UTF-8.', fix: 'Save it as UTF-8.' },
    'unreadable-file': { meaning: 'docgen cannot read a file.', fix: 'Fix its permissions or its name.' },
    'plugin-message': {
      meaning: 'A remark or rehype plugin reports a problem.',
      fix: 'Read the message of the plugin.',
    },
  },
  'MDX and components': {
    'mdx-syntax': {
      meaning: 'The MDX cannot be parsed at this position.',
      fix: 'Close the tag or brace, or escape it with `\\`.',
    },
    'mdx-code': { meaning: 'The code of a page cannot be bundled.', fix: 'Correct the code.' },
    'mdx-value': {
      meaning: 'An expression gives a value that a page cannot show, such as a function or an object.',
      fix: 'Call it, or show one of its fields.',
    },
    'mdx-failed': {
      meaning: 'An expression or component throws an error.',
      fix: 'Correct the code. `--verbose` prints the stack.',
    },
    'mdx-component': { meaning: 'An imported name is not a component.', fix: 'Check what the module exports.' },
    'mdx-layout': {
      meaning: 'An MDX file has a default export. MDX uses it as a layout, but docgen ignores it.',
      fix: 'Write the component around the content of the page, and export it by a name.',
    },
    'mdx-handler': {
      meaning:
        'An element of a page has an event handler, which only browsers can call; or HTML in the config has one, which the security policy blocks.',
      fix: "Move the element into a component that starts with `'use client'`, or the handler into a file of `scripts`.",
    },
    'unknown-element': {
      meaning: 'A tag such as `<your-name>`, or a misspelled one, is not an HTML element, so browsers ignore it.',
      fix: 'Use the suggested name. Write text in backticks, or with a backslash before it.',
    },
    'mdx-in-markdown': {
      meaning: 'A `.md` file contains JSX, which plain Markdown shows as text.',
      fix: 'Rename the file to `.mdx`, or write the name in backticks.',
    },
    'missing-module': {
      meaning: 'An import names a file or package that does not exist.',
      fix: 'Correct the path, or install the package.',
    },
    'missing-export': { meaning: 'A module does not export the imported name.', fix: 'Correct the name.' },
    'unknown-module': { meaning: 'docgen has no module of this name.', fix: 'Use the suggested name.' },
    'unknown-component': {
      meaning:
        "A component is neither imported nor one of docgen's, or a plugin inserts it into a page that is not MDX.",
      fix: 'Import it, escape the `<`, or make the page MDX.',
    },
    'island-props': {
      meaning: 'A component for the browser receives a prop that cannot be sent there.',
      fix: 'Pass text, numbers, lists or plain objects.',
    },
    'hook-without-client': {
      meaning: 'A component uses a hook, or reads the query or hash of the URL, but does not run in the browser.',
      fix: "Start its file with `'use client'`.",
    },
    'handler-without-client': {
      meaning: 'A component has an event handler but does not run in the browser.',
      fix: "Start its file with `'use client'`.",
    },
    'empty-page': {
      meaning:
        'The component of a page renders nothing, often because a part of it waits for a browser, or its code could not be loaded.',
      fix: "Start its file with `'use client'`.",
    },
    'hidden-content': {
      meaning:
        'A component that does not run in the browser does not render the content between its tags. It may be closed at first, or select among its children.',
      fix: "If it selects among its children, check how: the children have the keys and props of the page, but the types of Markdown elements are those of docgen. If it shows the content later, start its file with `'use client'`, or set [`markdown.hydrate`](../structure/islands.md#detect) to `'detect'`.",
    },
    'package-without-client': {
      meaning: 'A package for the browser is used outside of a client component.',
      fix: "Import it in a component that starts with `'use client'`.",
    },
    'head-element': {
      meaning: 'docgen does not move this element into the head of the page.',
      fix: 'Follow the hint.',
    },
    'render-failed': {
      meaning: 'A component throws while docgen renders a page.',
      fix: 'Correct the component. `--verbose` prints the stack.',
    },
    'uncaught-error': {
      meaning: 'Code of the site throws an error that nothing catches.',
      fix: 'Write `await`, or catch the error.',
    },
  },
} as const satisfies DiagnosticTopics
