import { expect, it } from 'vitest'
import { readAttributeList } from './attribute-list.js'

it.each([
  [' #id .a .b key="x y" ', { id: 'id', classes: ['a', 'b'], others: [['key', 'x y']] }],
  [
    ": width=300 title='t'",
    {
      classes: [],
      others: [
        ['width', '300'],
        ['title', 't'],
      ],
    },
  ],
  [' .md-button disabled ', { classes: ['md-button'], others: [['disabled', '']] }],
  ['supportEmail', undefined],
  [' a: 1, b: 2 ', undefined],
  ['', undefined],
])('reads %j', (text, expected) => {
  expect(readAttributeList(text)).toEqual(expected)
})
