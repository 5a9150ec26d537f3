import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'

const BINARY = fileURLToPath(new URL('../bin/docgen.js', import.meta.url))
const isMissing = spawnSync('nvim', ['--version']).status !== 0
const note = isMissing ? ' (left out: Neovim is not installed; apt-get install neovim)' : ''

const FILES = {
  'site.config.ts': "export default { title: 'Kit', url: 'https://kit.example' }\n",
  'docs/index.md': '# Home\n\n[broken](./none.md) [setup](./setup.md#install)\n',
  'docs/setup.md': '# Setup\n\n## Install\n\nRun it.\n',
}

/** What a user does in Neovim; the results go to standard error, where headless Neovim prints. */
const script = (siteDir: string): string => `
local function wait(what, test)
  if not vim.wait(60000, test, 50) then io.stderr:write('timeout: ' .. what .. '\\n') vim.cmd('cquit') end
end
vim.cmd('edit ${siteDir}/docs/index.md')
local command = { '${process.execPath}', '${BINARY}', 'lsp' }
local client = vim.lsp.start_client({ name = 'docgen', cmd = command, root_dir = '${siteDir}' })
vim.lsp.buf_attach_client(0, client)
wait('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
io.stderr:write('diagnostic: ' .. vim.diagnostic.get(0)[1].message .. '\\n')
vim.api.nvim_buf_set_lines(0, -1, -1, false, { '', '[x](./' })
local line = vim.api.nvim_buf_line_count(0)
local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 60000) or {}
  for _, answer in pairs(answers) do if answer.result then return answer.result end end
end
local document = { uri = vim.uri_from_bufnr(0) }
local list = ask('textDocument/completion', { textDocument = document, position = { line = line - 1, character = 6 } })
for _, item in ipairs(list.items or list) do io.stderr:write('completion: ' .. item.label .. '\\n') end
vim.cmd('silent write')
vim.cmd('edit ${siteDir}/docs/setup.md')
vim.lsp.buf_attach_client(0, client)
document = { uri = vim.uri_from_bufnr(0) }
local position = { line = 2, character = 4 }
local edit = ask('textDocument/rename', { textDocument = document, position = position, newName = 'Set up' })
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
vim.cmd('silent wall')
vim.cmd('quitall!')
`

it.skipIf(isMissing)(`shows diagnostics, completes and renames in Neovim${note}`, () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'docgen-neovim-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const siteDir = join(root, 'site')
  writeTestFiles(root, { 'script.lua': script(siteDir) })
  writeTestFiles(siteDir, FILES)
  const { FORCE_COLOR: _color, NODE_ENV: _testing, ...environment } = process.env
  const { stderr, status } = spawnSync('nvim', ['--headless', '--clean', '-c', `luafile ${join(root, 'script.lua')}`], {
    encoding: 'utf8',
    timeout: 150_000,
    env: { ...environment, XDG_STATE_HOME: root },
  })
  expect(stderr).toContain('diagnostic: no Markdown file at docs/none.md')
  expect(stderr).toContain('completion: ./setup.md')
  expect(status, stderr).toBe(0)
  expect(readFileSync(join(siteDir, 'docs/setup.md'), 'utf8')).toContain('## Set up')
  expect(readFileSync(join(siteDir, 'docs/index.md'), 'utf8')).toContain('(./setup.md#set-up)')
})
