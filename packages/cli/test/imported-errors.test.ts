import { expect, it, onTestFinished } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { createSoundSite } from './broken/broken-site.js'
import { listDiagnostics } from './list-diagnostics.js'

it.each([
  [
    'own/plan.yml',
    'word: [\nother: 1\n',
    "import plan from '../own/plan.yml'\n\n# Page\n\n{plan.word}\n",
    'error mdx-code own/plan.yml:3:1\n  the file is not valid YAML: unexpected end of the stream within a flow collection\n',
  ],
  [
    'own/card.module.css',
    '.a { color: red }\n.card { color red }\n',
    "import styles from '../own/card.module.css'\n\n# Page\n\n<p className={styles.card}>Text</p>\n",
    'error mdx-code own/card.module.css:2:14\n  the style sheet is not valid CSS: Unexpected token Ident("red")\n',
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
