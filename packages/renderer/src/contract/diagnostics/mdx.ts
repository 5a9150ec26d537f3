import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of MDX and components. */
export const MDX_DIAGNOSTICS = {
  'MDX and components': {
    'mdx-syntax': {
      severity: 'error',
      setting: 'onBrokenMdx',
      meaning: 'The MDX cannot be parsed at this position.',
      fix: 'Close the tag or brace, or escape it with `\\`.',
    },
    'mdx-code': {
      severity: 'error',
      meaning: 'The code of a page cannot be bundled.',
      fix: 'Correct the code.',
    },
    'mdx-value': {
      severity: 'error',
      setting: 'onBrokenMdx',
      meaning: 'The value of an expression cannot be shown on a page, such as a function or an object.',
      fix: 'Call it, or show one of its fields.',
    },
    'mdx-failed': {
      severity: 'error',
      setting: 'onBrokenMdx',
      meaning: 'An expression or component throws an error.',
      fix: 'Correct the code. `--verbose` prints the stack.',
    },
    'mdx-component': {
      severity: 'error',
      setting: 'onBrokenMdx',
      meaning: 'An imported name is not a component.',
      fix: 'Check what the module exports.',
    },
    'mdx-layout': {
      severity: 'warning',
      meaning: 'An MDX file has a default export. MDX uses it as a layout, but docgen ignores it.',
      fix: 'Write the component around the content of the page, and export it by a name.',
    },
    'mdx-handler': {
      severity: 'warning',
      meaning:
        'An element of a page has an event handler, which only browsers can call; or HTML in the config has one, which the security policy blocks.',
      fix: "Move the element into a component that starts with `'use client'`, or the handler into a file of `scripts`.",
    },
    'unknown-element': {
      severity: 'warning',
      meaning: 'A tag such as `<your-name>`, or a misspelled one, is not an HTML element, so browsers ignore it.',
      fix: 'Use the suggested name. Write text in backticks, or with a backslash before it.',
    },
    'mdx-in-markdown': {
      severity: 'warning',
      meaning: 'A `.md` file contains JSX, which plain Markdown shows as text.',
      fix: 'Rename the file to `.mdx`, or write the name in backticks.',
    },
    'missing-module': {
      severity: 'error',
      setting: 'onBrokenMdx',
      meaning: 'An import names a file or package that does not exist.',
      fix: 'Correct the path, or install the package.',
    },
    'missing-export': {
      severity: 'error',
      setting: 'onBrokenMdx',
      meaning: 'A module does not export the imported name.',
      fix: 'Correct the name.',
    },
    'unknown-module': {
      severity: 'error',
      setting: 'onBrokenMdx',
      meaning: 'docgen has no module of this name.',
      fix: 'Use the suggested name.',
    },
    'unknown-component': {
      severity: 'error',
      setting: 'onBrokenMdx',
      meaning:
        "A component is neither imported nor one of docgen's, or a plugin inserts it into a page that is not MDX.",
      fix: 'Import it, escape the `<`, or make the page MDX.',
    },
    'island-props': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A component for the browser receives a prop that cannot be sent there.',
      fix: 'Pass text, numbers, lists or plain objects.',
    },
    'hook-without-client': {
      severity: 'warning',
      meaning: 'A component uses a hook, or reads the query or hash of the URL, but does not run in the browser.',
      fix: "Start its file with `'use client'`.",
    },
    'handler-without-client': {
      severity: 'warning',
      meaning: 'A component has an event handler but does not run in the browser.',
      fix: "Start its file with `'use client'`.",
    },
    'empty-page': {
      severity: 'warning',
      meaning:
        'The component of a page renders nothing, often because a part of it waits for a browser, or its code could not be loaded.',
      fix: "Start its file with `'use client'`.",
    },
    'hidden-content': {
      severity: 'warning',
      meaning:
        'A component that does not run in the browser does not render the content between its tags. It may be closed at first, or select among its children.',
      fix: "If it selects among its children, check how: the children have the keys and props of the page, but the types of Markdown elements are those of docgen. If it shows the content later, start its file with `'use client'`, or set [`markdown.hydrate`](../structure/islands.md#detect) to `'detect'`.",
    },
    'package-without-client': {
      severity: 'warning',
      meaning: 'A package for the browser is used outside of a client component.',
      fix: "Import it in a component that starts with `'use client'`.",
    },
    'head-element': {
      severity: 'warning',
      meaning: 'docgen does not move this element into the head of the page.',
      fix: 'Follow the hint.',
    },
    'render-failed': {
      severity: 'error',
      meaning: 'A component throws while docgen renders a page.',
      fix: 'Correct the component. `--verbose` prints the stack.',
    },
    'uncaught-error': {
      severity: 'error',
      meaning: 'Code of the site throws an error that nothing catches.',
      fix: 'Write `await`, or catch the error.',
    },
  },
} as const satisfies DiagnosticTopics
