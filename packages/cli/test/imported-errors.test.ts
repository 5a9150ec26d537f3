import { expect, it, onTestFinished } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { createSoundSite } from './broken/broken-site.js'
import { listDiagnostics } from './list-diagnostics.js'

it.each([
  [
    'own/plan.yml',
    'word: [\nother: 1\n',
    "import plan from '../own/plan.yml'\n\n# Page\n\n{plan.word}\n",
    'error mdx-code own/plan.yml:1:7\n  the file is not valid YAML: this bracket is never closed\n',
  ],
  ...['json', 'json5'].map((ending): [string, string, string, string] => [
    `own/deep.${ending}`,
    // Nothing in strings counts.
    `["${'['.repeat(2000)}",\n${'{"a":['.repeat(499)}${']}'.repeat(499)}, ${'['.repeat(100_000)}${']'.repeat(100_000)}]`,
    `import deep from '../own/deep.${ending}'\n\n# Page\n\n{typeof deep}\n`,
    `error mdx-code own/deep.${ending}:2:4994\n  its values are nested more than 1,000 levels deep\n`,
  ]),
  ...['js', 'ts'].map((ending): [string, string, string, string] => [
    `own/deep.${ending}`,
    // Nothing in strings, comments and regular expressions counts.
    `const text = ["${'['.repeat(2000)}", /${'\\['.repeat(2000)}/] // ${'{'.repeat(2000)}\nexport default ${'['.repeat(100_000)}${']'.repeat(100_000)}\n`,
    `import deep from '../own/deep.${ending}'\n\n# Page\n\n{typeof deep}\n`,
    `error mdx-code own/deep.${ending}:2:1016\n  its values are nested more than 1,000 levels deep\n`,
  ]),
  [
    'own/card.module.css',
    '.a { color: red }\n.card { color red }\n',
    "import styles from '../own/card.module.css'\n\n# Page\n\n<p className={styles.card}>Text</p>\n",
    'error mdx-code own/card.module.css:2:14\n  the style sheet is not valid CSS: unexpected red\n',
  ],
  [
    'own/list.js',
    "const all = require.context('./', true, /list/)\nexport const keys = all.keys()\nexport const more = require.context(keys[0])\n",
    "import { keys } from '../own/list'\n\n# Page\n\n{keys}\n",
    "error mdx-failed own/list.js:3:29\n  this file throws: __require.context is not a function\n  Write its values in the call: a relative folder, true or false, and a pattern, as in require.context('./parts', false, /\\.js$/)\n  → docs/page.mdx  runs it\n",
  ],
  [
    'own/Count.jsx',
    "'use client'\nexport const Count = () => <b\n",
    "import { Count } from '../own/Count'\n\n# Page\n\n<Count />\n",
    'error mdx-code own/Count.jsx:3:1\n  expected ">" but found end of file\n',
  ],
])('reports an error in %s in that file, not in the page that imports it', async (file, text, page, expected) => {
  const copy = createSoundSite()
  onTestFinished(copy.remove)
  writeTestFiles(copy.siteDir, { [file]: text, 'docs/page.mdx': page })
  const { report } = await copy.build()
  expect(listDiagnostics(report.diagnostics.filter(({ severity }) => severity === 'error'))).toBe(expected)
})

const THROWS = `import React from 'react'
import Link from '@docgen/theme/link'

const settings = {} as { deep: { value: string } }

export function Box() {
  return <b>{settings.deep.value}</b>
}

export const Broken = () => <Link to="/gone">x</Link>
`

/** Builds a site with these files; its diagnostics, one per line. */
async function findAll(files: Readonly<Record<string, string>>): Promise<string> {
  const copy = createSoundSite()
  onTestFinished(copy.remove)
  writeTestFiles(copy.siteDir, { 'own/box.tsx': THROWS, ...files })
  return listDiagnostics((await copy.build()).report.diagnostics.filter(({ severity }) => severity === 'error'))
}

const REASON = "throws: Cannot read properties of undefined (reading 'value')"

it.each([
  [
    'a component page that throws',
    { 'src/pages/own.tsx': `${THROWS}\nexport default () => <Box />\n` },
    `error mdx-failed src/pages/own.tsx:7:28\n  <Page> ${REASON}\n`,
  ],
  [
    'a component page that throws while it is loaded',
    { 'src/pages/own.tsx': 'const none = undefined\n\nconst all = none.value\nexport default () => <b>{all}</b>\n' },
    `error mdx-failed src/pages/own.tsx:3:18\n  this file ${REASON}\n`,
  ],
  [
    'a component page that renders a value without a form in HTML',
    { 'src/pages/own.tsx': '// Own\n\nexport default () => <b>{{ a: 1 }}</b>\n' },
    'error mdx-failed src/pages/own.tsx:3:1\n  <Page> throws: Objects are not valid as a React child (found: object with keys {a}). If you meant to render a collection of children, use an array instead.\n',
  ],
  [
    'a component that a component page uses',
    { 'src/pages/own.tsx': "import { Box } from '../../own/box'\n\nexport default () => <Box />\n" },
    `error mdx-failed own/box.tsx:7:28\n  <Page> ${REASON}\n  → src/pages/own.tsx  runs it\n`,
  ],
  [
    'a component that an MDX page uses',
    { 'docs/own.mdx': "import { Box } from '../own/box'\n\n# Own\n\n<Box />\n" },
    `error mdx-failed docs/own.mdx:5:1\n  <Box> ${REASON}\n  → own/box.tsx:7:28  throws it\n`,
  ],
  [
    'an export of an MDX page',
    { 'docs/own.mdx': "import { Box } from '../own/box'\n\n# Own\n\nexport const a = undefined.value\n\n{a}\n" },
    `error mdx-failed docs/own.mdx:5:1\n  this file ${REASON}\n`,
  ],
  [
    'a broken link of a component in an MDX page',
    { 'docs/own.mdx': "import { Broken } from '../own/box'\n\n# Own\n\n<Broken />\n" },
    'error broken-link own/box.tsx:10:39+5\n  no page at /gone\n',
  ],
  [
    'a broken link in a prop in an MDX page',
    {
      'docs/own.mdx':
        'import Link from \'@docgen/theme/link\'\n\n# Own\n\nexport const To = ({ to }) => <Link to={to}>x</Link>\n\nWords <To to="/gone" />.\n',
    },
    'error broken-link docs/own.mdx:7:15+5\n  no page at /gone\n',
  ],
])('reports %s at its position', async (_name, files, expected) => {
  expect(await findAll(files)).toBe(expected)
})
