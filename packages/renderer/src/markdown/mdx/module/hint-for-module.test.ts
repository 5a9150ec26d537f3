import { expect, it } from 'vitest'
import { hintForModule } from './hint-for-module.js'

it.each([
  ['@theme/Tab', 'Did you mean @theme/Tabs?'],
  ['@theme-original/Tab', 'Did you mean @theme-original/Tabs?'],
  ['@docusaurus/Lnik', 'Did you mean @docusaurus/Link?'],
  ['@docgen/theme/lnk', 'Did you mean @docgen/theme/link?'],
  ['@docusaurus/zzzzzz', expect.stringMatching(/^The most similar names are @docusaurus\/\w+, /)],
  [
    '@theme/CodeEditor/Settings',
    "If a plugin of the site adds it, install the plugin's package. Otherwise, write the component in src/theme/CodeEditor/Settings",
  ],
  ['@theme/ApiItem', 'docgen generates pages from API descriptions: list yours in `openapi`, and link to its pages'],
])('hints for %s', (path, hint) => {
  expect(hintForModule(path)).toEqual(hint)
})
