import { expect, it } from 'vitest'
import { findDocgen } from './find-docgen.js'

const find = (files: readonly string[], setting = '') =>
  findDocgen({ siteDir: '/home/me/site', workspaceDir: '/home/me', setting, isFile: (path) => files.includes(path) })

it('finds the nearest docgen in the folder of the site and above', () => {
  const own = '/home/me/site/node_modules/@docgen/cli/bin/docgen.js'
  const hoisted = '/node_modules/@docgen/cli/bin/docgen.js'
  expect(find([own, hoisted])).toEqual({ command: own })
  expect(find([hoisted])).toEqual({ command: hoisted })
})

it('reports how to install it', () => {
  expect(find([])).toEqual({ problem: expect.stringContaining('npm install --save-dev @docgen/cli') })
})

it('uses the path of the setting, relative to the workspace folder, and nothing else', () => {
  const own = '/home/me/site/node_modules/@docgen/cli/bin/docgen.js'
  expect(find([own, '/home/me/tools/docgen.js'], 'tools/docgen.js')).toEqual({ command: '/home/me/tools/docgen.js' })
  expect(find([own, '/opt/docgen.js'], '/opt/docgen.js')).toEqual({ command: '/opt/docgen.js' })
  expect(find([own], 'none.js')).toEqual({ problem: 'The setting docgen.path names no file: /home/me/none.js' })
})
