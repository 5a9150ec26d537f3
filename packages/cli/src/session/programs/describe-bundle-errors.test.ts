import { expect, it } from 'vitest'
import { describeBundleErrors } from './describe-bundle-errors.js'

const describeMissing = (path: string) =>
  describeBundleErrors({ errors: [{ text: `Could not resolve "${path}"`, location: null }] }, new Map(), () => ({}))[0]

it.each([
  ['./card', 'file', 'Look at the path'],
  ['@site/card', 'file', 'Look at the path'],
  ['/parts/_one.mdx', 'file', 'Write @site/parts/_one.mdx'],
  ['@/components/card', 'file', 'docgen has no alias @/'],
  ['~/card', 'file', 'docgen has no alias ~/'],
  ['nextra/components', 'package that is installed', 'Run npm install nextra'],
  ['@scope/name/part', 'package that is installed', 'Run npm install @scope/name'],
])('says of %s that it leads to no %s', (path, kind, hint) => {
  expect(describeMissing(path)).toMatchObject({
    code: 'missing-module',
    message: `${path} leads to no ${kind}`,
    hint: expect.stringContaining(hint),
  })
})

it.each(['node:fs', 'fs/promises'])('says of %s that it is Node’s own, which nobody installs', (path) => {
  expect(describeMissing(path)).toMatchObject({
    code: 'missing-module',
    message: `${path} is part of Node, and browsers have none`,
    hint: expect.stringContaining('as a prop'),
  })
})
