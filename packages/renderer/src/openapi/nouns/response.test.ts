import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import { readResponses } from './response.js'

it('orders responses by status, ranges after their codes, the default last', () => {
  const responses = { default: {}, '4XX': {}, 500: {}, 404: {}, 200: {}, 'x-own': {} }
  expect(readResponses(rootNode({ responses })).map(({ status }) => status)).toEqual([
    '200',
    '404',
    '4XX',
    '500',
    'default',
  ])
})

it('reads a referenced response, with its links', () => {
  const [response] = readResponses(
    rootNode({
      responses: { 200: { $ref: '#/shared' } },
      shared: {
        description: 'Fine',
        links: { next: { operationId: 'get', parameters: { id: '$response.body#/id', n: 1 } } },
      },
    }),
  )
  expect(response).toMatchObject({
    description: { text: 'Fine', pointer: '/shared/description' },
    links: [
      {
        name: 'next',
        operationId: 'get',
        parameters: [
          { name: 'id', value: '$response.body#/id' },
          { name: 'n', value: '1' },
        ],
      },
    ],
  })
})
