import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readLayout } from '../docusaurus/read-layout.js'
import { convertMdxComponents } from './convert-mdx-components.js'

async function componentsOf(files: Readonly<Record<string, string>>, folder = 'src/theme') {
  const { fields } = await convertMdxComponents(folder, readLayout(createTestFolder(files)))
  return Object(fields['markdown']).components
}

it('finds components that the site adds to its theme, and leaves those of the theme to docgen', async () => {
  const files = {
    'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents'
import Photo from '@theme/Photo'
import Tabs from '@theme/Tabs'
import Gone from '@theme/Gone'
export default { ...MDXComponents, Photo, Tabs, Gone }
`,
    'src/theme/Photo/index.tsx': 'export default () => null',
    'src/theme/Tabs.js': 'export default () => null',
  }
  expect(await componentsOf(files)).toEqual({ Photo: './src/theme/Photo' })
})

it('lists the exports of a module that the object spreads', async () => {
  const files = {
    'src/theme/MDXComponents/index.js': `import MDXComponents from '@theme-original/MDXComponents'
import * as signs from '../../signs'
import * as unused from '../../unused'
export default { ...MDXComponents, ...signs }
`,
    'src/signs.tsx': `export function StopSign() {}
export const GoSign: FC = () => null
export const size = 1
export { Inner as TurnSign, helper }
`,
    'src/unused.js': 'export const Unused = () => null',
  }
  const module = './src/signs'
  expect(await componentsOf(files)).toEqual({ StopSign: module, GoSign: module, TurnSign: module })
})

it('reads the theme of a plugin', async () => {
  const files = {
    'looks/theme/MDXComponents.jsx': `import Keys from '@theme/Keys'
import Box from './Box'
export default { Keys, Box }
`,
    'looks/theme/Keys.jsx': 'export default () => null',
    'looks/theme/Box.jsx': 'export default () => null',
  }
  expect(await componentsOf(files, 'looks/theme')).toEqual({
    Keys: './looks/theme/Keys',
    Box: './looks/theme/Box',
  })
})
