import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of API descriptions. */
export const API_DIAGNOSTICS = {
  'API descriptions': {
    'api-unreadable': {
      meaning: 'A description, or a file that it names, cannot be read.',
      fix: 'Correct the path or the syntax.',
    },
    'api-no-earlier-version': {
      meaning: 'An earlier version of a description, which `changelog` names, cannot be read.',
      fix: 'Name a Git reference or a file that has it.',
    },
    'api-invalid-value': {
      meaning: 'A description is too large, too deep, or has a key that is not allowed.',
      fix: 'Shorten the description, or rename the key.',
    },
    'api-old-version': { meaning: 'The description is Swagger 1.', fix: 'Convert it to OpenAPI 3.' },
    'api-unknown-version': {
      meaning: 'The file is not a description that docgen reads.',
      fix: 'Name an OpenAPI 3 description.',
    },
    'api-empty': { meaning: 'The description has no operations.', fix: 'Add `paths`.' },
    'api-missing-info': { meaning: '`info` or its title is missing.', fix: 'Add it.' },
    'api-file-outside': {
      meaning: "A reference names a file outside of the site's folder and of its repository.",
      fix: 'Move the file into the site.',
    },
    'api-remote-ref': {
      meaning: 'A reference names another site.',
      fix: 'Allow it with `remoteRefs`, or save the file.',
    },
    'api-dangling-ref': { meaning: 'A reference points to nothing.', fix: 'Correct it.' },
    'api-circular-ref': { meaning: 'A reference is circular.', fix: 'Remove it.' },
    'api-duplicate-operation-id': { meaning: 'Two operations have the same `operationId`.', fix: 'Rename one.' },
    'api-duplicate-part': {
      meaning: 'Two tags or two parameters of a request have the same name.',
      fix: 'Remove or rename one.',
    },
    'api-missing-operation-id': {
      meaning: 'An operation has no `operationId`, and its summary and path give no unique name for its page.',
      fix: 'Add an `operationId`.',
    },
    'api-unknown-method': { meaning: 'A key of a path is not an HTTP method.', fix: 'Use the suggested method.' },
    'api-invalid-path': {
      meaning: 'A path does not start with `/`, does not write parameters as `{name}`, or matches another path.',
      fix: 'Write the path as the hint suggests.',
    },
    'api-missing-parameter': {
      meaning: 'A path has `{name}`, but no parameter of that name.',
      fix: 'Add the parameter.',
    },
    'api-unknown-parameter': { meaning: 'A parameter has no name or no known location.', fix: 'Add `name` and `in`.' },
    'api-missing-responses': { meaning: 'An operation has no responses.', fix: 'Add one.' },
    'api-missing-description': { meaning: 'A response has no description.', fix: 'Add it.' },
    'api-undeclared-tag': { meaning: 'The list of tags lacks a tag that an operation uses.', fix: 'Add it to `tags`.' },
    'api-unknown-security': {
      meaning: 'An operation names a security scheme that does not exist.',
      fix: 'Add it to `components.securitySchemes`.',
    },
    'api-unknown-server': {
      meaning: 'The description names no server with a complete URL.',
      fix: 'Add a server, or set `url` in `openapi`.',
    },
    'api-unknown-variable': {
      meaning: 'A variable of a server URL has no default value.',
      fix: 'Declare it in `variables` of the server, with a `default`.',
    },
    'api-unknown-operation': {
      meaning: 'A link names an operation that does not exist.',
      fix: 'Use the suggested id.',
    },
    'api-later-than-version': {
      meaning: 'The last version was cut before the API was added, so only the working tree has its pages.',
      fix: 'Copy the description into the folder of the version, or wait for the next version.',
    },
    'api-unknown-field': {
      meaning: 'A part of the description has a misspelled or misplaced field, status code or media type.',
      fix: 'Follow the hint.',
    },
    'api-unknown-type': { meaning: 'A schema has an unknown type.', fix: 'Use the suggested type.' },
    'api-invalid-keyword': {
      meaning: 'A field has a value that OpenAPI does not allow. docgen ignores it.',
      fix: 'Write a value of the kind that the message names.',
    },
    'api-schema-conflict': { meaning: 'Parts of an `allOf` contradict each other.', fix: 'Correct one of them.' },
    'api-invalid-example': {
      meaning: 'An example does not match its schema.',
      fix: 'Correct the example or the schema.',
    },
    'api-long-example': {
      meaning: 'An example is too long to be shown in full.',
      fix: 'Shorten it, or use `externalValue`.',
    },
    'api-invalid-overlay': {
      meaning: 'An overlay is not valid, or one of its actions cannot be applied.',
      fix: 'Correct the action. Targets are JSONPath of RFC 9535, without `match` and `search`.',
    },
    'api-unmatched-overlay': {
      meaning: 'The target of an action of an overlay matches nothing.',
      fix: 'Correct the target, or remove the action.',
    },
    'api-unsupported-field': {
      meaning: 'docgen does not show a part of an OpenAPI 3.2 description.',
      fix: 'If readers need it, write it into a `description`. Otherwise, there is nothing to fix.',
    },
  },
} as const satisfies DiagnosticTopics
