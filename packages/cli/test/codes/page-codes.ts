import { linkTypePackages } from '../link-type-packages.js'
import { type CodeCase, pageCase } from './code-case.js'

const mdx = (text: string, more: Readonly<Record<string, string>> = {}): CodeCase => ({
  files: { ...pageCase(text, undefined, 'page.mdx').files, ...more },
})

/** Problems in the content of pages. */
export const pageCodes: Readonly<Record<string, CodeCase>> = {
  'broken-link': pageCase('[Set up](/guide/setpu)'),
  'broken-markdown-link': pageCase('[Set up](./guide/setpu.md)'),
  'broken-anchor': pageCase('[Install it](./guide/setup.md#instal-it)'),
  'broken-image': pageCase('![A chart](./pictur.png)'),
  'misplaced-front-matter': { files: { 'docs/page.md': ' ---\ntitle: Page\n---\n\n# Page\n' } },
  'duplicate-id': pageCase('## One {#same}\n\n## Two {#same}'),
  'unknown-directive': pageCase(':::nott\n\nSave first.\n\n:::'),
  'missing-include': pageCase('::include{file="./_partail.md"}'),
  'unsafe-html': pageCase('<script>alert(1)</script>'),
  'unknown-scheme': pageCase('Read [the terms](htps://example.com/terms).'),
  'insecure-url': pageCase('![A chart](http://example.com/chart.png)'),
  'blocked-html': pageCase(
    '<form action="https://forms.example/send"><button>Send</button></form>',
    'markdown: { trustHtml: true }',
  ),
  'reserved-name': pageCase('<img id="title" src="./picture.png" alt="A chart">'),
  'markdown-syntax': pageCase(
    'See [one](my page.md) and [two] (./two.md).\n\n##Title\n\n| flag | meaning |\n| --- |\n| `a` | one |',
  ),
  'duplicate-definition': pageCase(
    'See [the guide][guide].[^1]\n\n[guide]: https://example.com/a\n[guide]: https://example.com/b\n\n[^1]: First.\n\n[^1]: Second.',
  ),
  'table-cells': pageCase('| flag | meaning |\n| --- | --- |\n| `a|b` | both |'),
  'unknown-element': pageCase('Start it with <your-name>.'),
  'unknown-alert': pageCase('> [!WARNNING]\n> Save first.'),
  'long-code': pageCase(`\`\`\`php\n${'$a = 1; '.repeat(3000)}\n\`\`\``),
  block: pageCase(':::step[Install]\n\nRun it.\n\n:::'),
  'disabled-feature': pageCase('```mermaid\nflowchart TD\n  A --> B\n```', 'markdown: { mermaid: false }'),
  twoslash: pageCase('```ts twoslash\nconst limit = 10\n//    ^?\n```'),
  'type-error': {
    ...pageCase("```ts twoslash\nconst limit: number = 'ten'\n```"),
    prepare: linkTypePackages,
  },
  'live-code': pageCase('```jsx live\n<b>Hello</b>\n```'),
  math: pageCase('$$\n\\frac{1\n$$', 'markdown: { math: true }'),
  diagram: pageCase('```mermaid\nflowchrt TD\n  A --> B\n```', 'markdown: { mermaid: true }'),
  'too-complex': pageCase(`${'> '.repeat(1001)}deep`),
  'deep-content': {
    fields: "footer: { copyright: 'Base' }, theme: { components: { Footer: './Footer.tsx' } }",
    files: { 'Footer.tsx': 'export const Footer = () => describe()\nconst describe = (): string => describe() + 1\n' },
  },
  'render-failed': {
    fields: "footer: { copyright: 'Base' }, theme: { components: { Footer: './Footer.tsx' } }",
    files: { 'Footer.tsx': "export const Footer = () => {\n  throw new Error('no year')\n}\n" },
  },
  'plugin-message': {
    fields:
      "markdown: { remarkPlugins: [() => (tree, file) => void file.message('write a shorter title', tree.children[0])] }",
  },
  'mdx-value': mdx('export const plan = { name: "Free" }\n\nThe plan is {plan}.'),
  'mdx-component': mdx("import { Plan } from './plan'\n\n<Plan />", { 'docs/plan.ts': "export const Plan = 'free'\n" }),
  'mdx-layout': {
    files: {
      'docs/page.mdx': 'export default function Layout({ children }) {\n  return <div>{children}</div>\n}\n\n# Page\n',
    },
  },
  'mdx-handler': mdx('<button onClick={() => alert(1)}>Save</button>'),
  'unknown-component': mdx('<Wrning>Save first.</Wrning>'),
  'unknown-module': mdx('import Link from \'@docusaurus/Lnk\'\n\n<Link to="/">Start</Link>'),
  'island-props': mdx("import { Save } from './save'\n\n<Save when={() => true} />", {
    'docs/save.tsx':
      "'use client'\nexport function Save({ when }: { when: () => boolean }) {\n  return <button disabled={!when()}>Save</button>\n}\n",
  }),
  'blocked-script': mdx("import { Chat } from './chat'\n\n<Chat />", {
    'docs/chat.tsx':
      "'use client'\nconst engine = new URL('./engine.wasm', import.meta.url)\nexport const Chat = () => <a href={engine.href}>Engine</a>\n",
    'docs/engine.wasm': '\0asm',
  }),
  'unpublished-module': mdx("import { Count } from './count'\n\n<Count />", {
    'docs/count.tsx':
      "'use client'\nconst start = () => new Worker(new URL('./work.ts', import.meta.url))\nexport const Count = () => <button onClick={start}>Count</button>\n",
    'docs/work.ts': 'postMessage(1)\n',
  }),
  'hook-without-client': mdx("import { Count } from './count'\n\n<Count />", {
    'docs/count.tsx':
      "import { useState } from 'react'\nexport function Count() {\n  const [count] = useState(0)\n  return <b>{count}</b>\n}\n",
  }),
  'handler-without-client': mdx("import { Save } from './save'\n\n<Save />", {
    'docs/save.tsx': 'export const Save = () => <button onClick={() => alert(1)}>Save</button>\n',
  }),
  'hidden-content': mdx("import { Later } from './later'\n\n<Later>\n\nWords *for* later.\n\n</Later>", {
    'docs/later.tsx': 'export const Later = ({ children, isOpen = false }) => <b>{isOpen && children}</b>\n',
  }),
  'empty-page': {
    files: {
      'docs/page.md': '# Page\n',
      'src/pages/tools.jsx': 'const Later = () => null\nexport default function Tools() {\n  return <Later />\n}\n',
    },
  },
  'package-without-client': mdx("import { Count } from 'counts'\n\n<Count />", {
    'node_modules/counts/package.json': '{ "name": "counts", "version": "1.0.0", "main": "index.js" }\n',
    'node_modules/counts/index.js':
      "'use client'\nconst { createElement, useState } = require('react')\nexports.Count = () => {\n  const [count] = useState(0)\n  return createElement('b', null, count)\n}\n",
  }),
  'head-element': mdx('import Head from \'@docusaurus/Head\'\n\n<Head><script src="/x.js"></script></Head>'),
}
