const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const WORDS =
  'account address amount balance batch branch budget channel charge client code contact country coupon currency customer deadline delivery device discount document entry event field folder group invoice item label language ledger limit location member message method minute network note number offer order owner package page payment period person plan policy price product profile project quota rate reason receipt record refund region report request reward role rule schedule seller service session share source state station status store subject summary target team term ticket token total transfer trial unit user value vendor version view visit voucher wallet week'.split(
    ' ',
  )
const FORMATS = ['date-time', 'email', 'uuid', 'uri']

/**
 * A dense OpenAPI 3.1 description: every operation has parameters in three places, a body if its method takes one,
 * and responses that share the components. A path is about one schema, as in most APIs, so that each schema is used
 * with every method however many there are. Uses no clock and no randomness: the same options produce the same
 * description.
 *
 * @param {object} options
 * @param {number} options.operations
 * @param {number} options.schemas shared ones, in `depth` levels: each references two of the level below
 * @param {number} options.depth
 * @returns {object}
 */
export function generateApi({ operations, schemas, depth }) {
  const perLevel = Math.max(1, Math.floor(schemas / depth))
  return {
    openapi: '3.1.0',
    info: { title: 'Bench API', version: '1.0.0', description: 'All parts of **a dense** description.' },
    servers: [{ url: 'https://api.example.com/v1' }],
    security: [{ key: [] }],
    tags: Array.from({ length: 40 }, (_, index) => ({ name: `tag-${index}`, description: `Group ${index}.` })),
    paths: Object.fromEntries(
      Array.from({ length: Math.ceil(operations / METHODS.length) }, (_, path) => [
        `/${word(path)}-${path}/{id}`,
        Object.fromEntries(
          METHODS.slice(0, operations - path * METHODS.length).map((method, index) => [
            method,
            createOperation({
              method,
              number: path * METHODS.length + index,
              schema: schemaName(path % perLevel, perLevel),
            }),
          ]),
        ),
      ]),
    ),
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      parameters: {
        Page: {
          name: 'page',
          in: 'query',
          description: 'Which page to show.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      responses: {
        Missing: { description: 'There is no such thing.', content: json({ $ref: '#/components/schemas/Problem' }) },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string' }, message: { type: 'string', description: 'What went wrong.' } },
        },
        ...Object.fromEntries(
          Array.from({ length: perLevel * depth }, (_, index) => [
            schemaName(index, perLevel),
            createSchema(index, { perLevel, depth }),
          ]),
        ),
      },
    },
  }
}

function createOperation({ method, number, schema }) {
  const name = word(number)
  const reference = { $ref: `#/components/schemas/${schema}` }
  return {
    operationId: `${method}-${name}-${number}`,
    summary: `${method} ${name} ${number}`,
    description: `Works on *${name}* number ${number}.\n\n- It takes \`id\`.\n- It answers with a ${name}.\n\n\`\`\`json\n{ "${name}": ${number} }\n\`\`\``,
    tags: [`tag-${number % 40}`],
    parameters: [
      { name: 'id', in: 'path', required: true, description: `Id of the ${name}.`, schema: { type: 'string' } },
      { $ref: '#/components/parameters/Page' },
      ...[1, 2, 3].map((index) => ({
        name: `${word(number + index)}`,
        in: 'query',
        description: `Only those of this ${word(number + index)}.`,
        schema: { type: 'string', enum: [word(number), word(number + 7), word(number + 9)] },
      })),
      { name: 'X-Trace', in: 'header', description: `Follows request ${number}.`, schema: { type: 'string' } },
    ],
    ...(['post', 'put', 'patch'].includes(method) && { requestBody: { required: true, content: json(reference) } }),
    responses: {
      200: { description: `The ${name}.`, content: json(reference) },
      404: { $ref: '#/components/responses/Missing' },
    },
  }
}

function createSchema(index, { perLevel, depth }) {
  const level = Math.floor(index / perLevel)
  const below = (step) => schemaName((level + 1) * perLevel + ((index + step) % perLevel), perLevel)
  const plain = Array.from({ length: 8 }, (_, field) => [
    `${word(index + field)}_${field}`,
    {
      type: ['string', 'integer', 'boolean', 'number'][field % 4],
      description: `The ${word(index + field)} of ${word(index)} ${index}, field ${field}.`,
      ...(field % 4 === 0 && { format: FORMATS[(index + field) % 4], maxLength: 10 + field }),
      ...(field % 4 === 1 && { minimum: field, maximum: 100 + index }),
    },
  ])
  const nested =
    level + 1 < depth
      ? [
          ['first', { $ref: `#/components/schemas/${below(1)}` }],
          ['others', { type: 'array', items: { $ref: `#/components/schemas/${below(2)}` } }],
        ]
      : []
  return {
    type: 'object',
    description: `A ${word(index)} as the API knows it, number ${index}.`,
    required: [plain[0][0], plain[1][0]],
    properties: Object.fromEntries([...plain, ...nested]),
  }
}

function json(schema) {
  return { 'application/json': { schema } }
}

function schemaName(index, perLevel) {
  return `Level${Math.floor(index / perLevel)}Schema${index % perLevel}`
}

function word(index) {
  return WORDS[index % WORDS.length]
}
