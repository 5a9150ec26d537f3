import { expect, it } from 'vitest'
import { buildApiSite } from './hostile/build-api-site.js'

const description = `
openapi: 3.2.0
$self: https://api.weather.example/openapi.yaml
info: { title: Weather, version: '1' }
servers:
  - { url: /v1, name: Production, description: Live data. }
  - { url: 'https://test.weather.example', name: Sandbox }
tags:
  - { name: data, summary: Data, kind: nav }
  - { name: readings, summary: Readings, parent: data, kind: nav }
  - { name: hourly, parent: readings }
  - { name: beta, summary: Beta version, kind: badge }
  - { name: partners, summary: For partners, kind: audience }
paths:
  /readings:
    get:
      operationId: stream-readings
      summary: Stream readings
      tags: [beta, partners, readings]
      parameters:
        - name: filter
          in: querystring
          required: true
          content:
            application/x-www-form-urlencoded:
              schema:
                type: object
                properties: { station: { type: string }, unit: { type: array, items: { type: string } } }
              example: { station: 'north 1', unit: [c, f] }
      responses:
        '200':
          summary: Readings follow
          description: One reading for each minute.
          content:
            application/jsonl:
              itemSchema: { $ref: 'https://api.weather.example/openapi.yaml#/components/schemas/Reading' }
              examples:
                two: { dataValue: [{ station: north, degrees: 4 }, { station: south, degrees: 9 }] }
            text/event-stream:
              itemSchema:
                type: object
                required: [event, data]
                properties:
                  event: { const: reading }
                  data: { type: string, contentMediaType: application/json, contentSchema: { $ref: '#/components/schemas/Reading' }, example: '{"station":"north"}' }
                  id: { type: string, example: '7' }
    query:
      operationId: query-readings
      summary: Query readings
      tags: [hourly]
      requestBody:
        content:
          application/x-ndjson: { $ref: '#/components/mediaTypes/Lines' }
      responses: { '204': { description: Done } }
  /exports:
    additionalOperations:
      COPY:
        operationId: copy-export
        summary: Copy an export
        tags: [data]
        requestBody:
          content:
            multipart/mixed:
              prefixEncoding: [{ contentType: application/json }]
              itemEncoding: { contentType: image/png }
              schema: { type: array, prefixItems: [{ $ref: '#/components/schemas/Reading' }], items: { type: string, format: binary } }
        responses:
          '200':
            description: Done
            content:
              application/xml:
                schema: { $ref: '#/components/schemas/Station' }
                examples: { one: { dataValue: { id: 1 }, serializedValue: '<station id="1"/>' } }
components:
  mediaTypes:
    Lines:
      itemSchema: { $ref: '#/components/schemas/Event' }
  schemas:
    Reading: { type: object, required: [station], properties: { station: { type: string }, degrees: { type: number } } }
    Station: { type: object, xml: { name: station }, properties: { id: { type: integer, xml: { nodeType: attribute } } } }
    Event:
      oneOf: [{ $ref: '#/components/schemas/Start' }, { $ref: '#/components/schemas/Other' }]
      discriminator: { propertyName: type, mapping: { start: Start }, defaultMapping: Other }
    Start: { type: object, required: [type], properties: { type: { type: string }, at: { type: string } } }
    Other: { type: object, properties: { note: { type: string } } }
  securitySchemes:
    device:
      type: oauth2
      oauth2MetadataUrl: https://auth.weather.example/.well-known/oauth-authorization-server
      flows:
        deviceAuthorization: { deviceAuthorizationUrl: 'https://auth.weather.example/device', tokenUrl: 'https://auth.weather.example/token', scopes: { read: Read } }
    old: { type: http, scheme: basic, deprecated: true }
security: [{ device: [read] }]
`

function textOf(html: string): string {
  return html
    .replaceAll(/<wbr>|<!-- -->/g, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
}

it('shows everything of OpenAPI 3.2', async () => {
  const { diagnostics, html } = await buildApiSite({ 'openapi.yaml': description })
  expect(diagnostics).toEqual([])
  const text = textOf(html)
  const shown = [
    'Beta version For partners',
    'Production',
    'Sandbox',
    '200 Readings follow',
    'One reading for each minute.',
    'application/jsonl Each item Reading',
    'text/event-stream Each item',
    'application/x-ndjson Each item Event',
    'How [0] is written',
    'How […] is written',
    'Device authorization flow',
    'https://auth.weather.example/device',
    'https://auth.weather.example/.well-known/oauth-authorization-server',
    'station=north%201&amp;unit=c&amp;unit=f',
    '{ "station" : "north" , "degrees" : 4 } { "station" : "south" , "degrees" : 9 }',
    'event: reading data: {"station":"north"} id: 7',
    'nodeType: attribute',
    'default',
  ]
  expect(shown.filter((each) => !text.includes(each))).toEqual([])
})
