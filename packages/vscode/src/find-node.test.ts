import { delimiter } from 'node:path'
import { expect, it } from 'vitest'
import { findNode } from './find-node.js'

const find = (files: readonly string[], isWindows = false) =>
  findNode({
    path: ['', '/a', '/b'].join(delimiter),
    isWindows,
    execPath: '/editor/code',
    isFile: (path) => files.includes(path),
  })

it('finds the first Node of the path', () => {
  expect(find(['/b/node'])).toEqual({ command: '/b/node', environment: {} })
  expect(find(['/a/node', '/b/node']).command).toBe('/a/node')
  expect(find(['/a/node', '/b/node.exe'], true).command).toBe('/b/node.exe')
})

it('runs the editor as Node without one', () => {
  expect(find([])).toEqual({ command: '/editor/code', environment: { ELECTRON_RUN_AS_NODE: '1' } })
})
