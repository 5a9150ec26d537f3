import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createWorkspace } from './workspace.js'

// A session enters the folder of its site. Later tests of this process need one that exists.
const folder = process.cwd()
afterAll(() => process.chdir(folder))

const CONFIG = "export default { title: 'Kit', url: 'https://kit.example' }\n"

/** Opens a workspace with two sites, one inside the other, and waits for their first check. */
async function open({ opensInner = true } = {}) {
  const root = createTestFolder({
    'site.config.ts': CONFIG,
    'docs/index.md': '# Home\n',
    'inner/site.config.ts': CONFIG,
    'inner/docs/index.md': '# Inner\n\n[broken](./none.md)\n',
  })
  const problems = new Map<string, number>()
  const workspace = createWorkspace({
    onFileDiagnostics: (path, diagnostics) => problems.set(path, diagnostics.length),
    onChecked: () => {},
    onError: (error) => {
      throw error
    },
  })
  onTestFinished(() => workspace.close())
  workspace.addFolders([root, ...(opensInner ? [join(root, 'inner')] : [])])
  const settle = () => Promise.all(workspace.sites().map((site) => site.checked()))
  await settle()
  return { root, workspace, problems, settle, page: join(root, 'inner/docs/index.md') }
}

it('finds the innermost site of a file, and no site of other files', async () => {
  const { root, workspace, page } = await open()
  expect(workspace.siteOf(page)?.siteDir).toBe(join(root, 'inner'))
  expect(workspace.siteOf(join(root, 'docs/index.md'))?.siteDir).toBe(root)
  expect(workspace.siteOf('/none/a.md')).toBeUndefined()
})

it('opens a site inside of an open one with its first file', async () => {
  const { root, workspace, page, settle } = await open({ opensInner: false })
  expect(workspace.sites().map(({ siteDir }) => siteDir)).toEqual([root])
  expect(workspace.siteOf(join(root, 'docs/index.md'))?.siteDir).toBe(root)
  expect(workspace.siteOf(page)?.siteDir).toBe(join(root, 'inner'))
  await settle()
  expect(workspace.sites()).toHaveLength(2)
})

it('reports problems of unsaved text, and those on disk again once the file is closed', async () => {
  const { workspace, problems, settle, page } = await open()
  expect(problems.get(page)).toBe(1)
  workspace.setText(page, '# Inner\n')
  await settle()
  expect(problems.get(page)).toBe(0)
  workspace.closeText(page)
  await settle()
  expect(problems.get(page)).toBe(1)
})

it('closes the sites of removed folders, and withdraws their problems', async () => {
  const { root, workspace, problems, page } = await open()
  await workspace.removeFolders([join(root, 'inner')])
  expect(workspace.sites().map(({ siteDir }) => siteDir)).toEqual([root])
  expect(problems.get(page)).toBe(0)
})
