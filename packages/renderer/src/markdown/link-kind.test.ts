import { expect, it } from 'vitest'
import { linkKind } from './link-kind.js'

it.each([
  ['', 'page'],
  ['#a', 'page'],
  ['?a=b', 'page'],
  ['./a.md', 'page'],
  ['/a:b', 'page'],
  ['a b', 'page'],
  ['pathname:///a', 'page'],
  ['api:get-order', 'api'],
  ['pathname:///a', 'page'],
  ['https://a.b', 'external'],
  ['HTTP://a.b', 'external'],
  ['//a.b', 'external'],
  ['mailto:a@b.c', 'other'],
  ['tel:1', 'other'],
  ['vscode:x', 'other'],
  ['javascript:x', 'unsafe'],
  [' \u0001JAVA\nSCRIPT:x', 'unsafe'],
  ['vbscript:x', 'unsafe'],
  ['data:text/html,x', 'unsafe'],
])('classifies %j as %s', (href, kind) => expect(linkKind(href)).toBe(kind))
