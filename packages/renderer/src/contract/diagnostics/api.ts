import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of API descriptions. */
export const API_DIAGNOSTICS = {
  'API descriptions': {
    'api-unreadable': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A description, or a file that it names, cannot be read.',
      fix: 'Correct the path or the syntax.',
    },
    'api-no-earlier-version': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'An earlier version of a description, which `changelog` names, cannot be read.',
      fix: 'Name a Git reference or a file that has it.',
    },
    'api-invalid-value': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A description is too large, too deep, or has a key that is not allowed.',
      fix: 'Shorten the description, or rename the key.',
    },
    'api-old-version': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'The description is Swagger 1 or AsyncAPI 2.',
      fix: 'Convert it to OpenAPI 3 or AsyncAPI 3.',
    },
    'api-unknown-version': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'The file is not a description that docgen reads.',
      fix: 'Name an OpenAPI 3 description.',
    },
    'api-empty': {
      severity: 'warning',
      meaning: 'The description has no operations.',
      fix: 'Add `paths`.',
    },
    'api-missing-info': {
      severity: 'warning',
      meaning: '`info` or its title is missing.',
      fix: 'Add it.',
    },
    'api-file-outside': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: "A reference names a file outside of the site's folder and of its repository.",
      fix: 'Move the file into the site.',
    },
    'api-remote-ref': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A reference names another site.',
      fix: 'Allow it with `remoteRefs`, or save the file.',
    },
    'api-dangling-ref': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A reference points to nothing.',
      fix: 'Correct it.',
    },
    'api-circular-ref': {
      severity: { error: 'for a reference to itself', warning: 'for a schema that contains itself in `allOf`' },
      setting: 'onBrokenContent',
      meaning: 'A reference is circular.',
      fix: 'Remove it.',
    },
    'api-duplicate-operation-id': {
      severity: { error: 'for equal ids', warning: 'for ids that differ only in letter case or punctuation' },
      setting: 'onBrokenContent',
      meaning: 'Two operations have the same `operationId`.',
      fix: 'Rename one.',
    },
    'api-duplicate-part': {
      severity: 'warning',
      meaning: 'Two tags or two parameters of a request have the same name.',
      fix: 'Remove or rename one.',
    },
    'api-missing-operation-id': {
      severity: 'warning',
      meaning: 'An operation has no `operationId`, and its summary and path give no unique name for its page.',
      fix: 'Add an `operationId`.',
    },
    'api-unknown-method': {
      severity: 'warning',
      meaning: 'A key of a path is not an HTTP method.',
      fix: 'Use the suggested method.',
    },
    'api-invalid-path': {
      severity: 'warning',
      meaning: 'A path does not start with `/`, does not write parameters as `{name}`, or matches another path.',
      fix: 'Write the path as the hint suggests.',
    },
    'api-missing-parameter': {
      severity: 'warning',
      meaning: 'A path has `{name}`, but no parameter of that name.',
      fix: 'Add the parameter.',
    },
    'api-unknown-parameter': {
      severity: 'warning',
      meaning: 'A parameter has no name or no known location.',
      fix: 'Add `name` and `in`.',
    },
    'api-invalid-event': {
      severity: {
        error: 'for an operation without a known action or channel',
        warning: 'for messages and parameters that do not match',
      },
      setting: 'onBrokenContent',
      meaning:
        'In AsyncAPI, an operation has no known action or no channel, or a channel and its messages or parameters do not match.',
      fix: 'Write what the hint says.',
    },
    'api-missing-responses': {
      severity: 'warning',
      meaning:
        'An operation has no responses. Since OpenAPI 3.1, it may omit the field, but the field must not be empty.',
      fix: 'Add one.',
    },
    'api-missing-description': {
      severity: 'warning',
      meaning: 'A response has no description.',
      fix: 'Add it.',
    },
    'api-undeclared-tag': {
      severity: 'warning',
      meaning: 'The list of tags lacks a tag that an operation uses.',
      fix: 'Add it to `tags`.',
    },
    'api-unknown-security': {
      severity: 'warning',
      meaning: 'An operation names a security scheme that does not exist.',
      fix: 'Add it to `components.securitySchemes`.',
    },
    'api-unknown-server': {
      severity: 'warning',
      meaning: 'The description names no server with a complete URL.',
      fix: 'Add a server, or set `url` in `openapi`.',
    },
    'api-unknown-variable': {
      severity: 'warning',
      meaning: 'A variable of a server URL has no default value.',
      fix: 'Declare it in `variables` of the server, with a `default`.',
    },
    'api-unknown-operation': {
      severity: { error: 'for a step of a workflow', warning: 'for a link' },
      setting: 'onBrokenContent',
      meaning: 'A link or the step of a workflow names an operation that does not exist.',
      fix: 'Use the suggested id.',
    },
    'api-later-than-version': {
      severity: 'info',
      meaning: 'The last version was cut before the API was added, so only the working tree has its pages.',
      fix: 'Copy the description into the folder of the version, or wait for the next version.',
    },
    'api-unknown-field': {
      severity: 'warning',
      meaning: 'A part of the description has a misspelled or misplaced field, status code or media type.',
      fix: 'Follow the hint.',
    },
    'api-unknown-type': {
      severity: 'warning',
      meaning: 'A schema has an unknown type.',
      fix: 'Use the suggested type.',
    },
    'api-invalid-keyword': {
      severity: 'warning',
      meaning: 'A field has a value that OpenAPI does not allow. docgen ignores it.',
      fix: 'Write a value of the kind that the message names.',
    },
    'api-schema-conflict': {
      severity: 'warning',
      meaning: 'Parts of an `allOf` contradict each other.',
      fix: 'Correct one of them.',
    },
    'api-invalid-example': {
      severity: 'warning',
      meaning: 'An example does not match its schema.',
      fix: 'Correct the example or the schema.',
    },
    'api-long-example': {
      severity: 'warning',
      meaning: 'An example is too long to be shown in full.',
      fix: 'Shorten it, or use `externalValue`.',
    },
    'api-invalid-overlay': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'An overlay is not valid, or one of its actions cannot be applied.',
      fix: 'Correct the action. Targets are JSONPath of RFC 9535, without `match` and `search`.',
    },
    'api-unmatched-overlay': {
      severity: 'warning',
      meaning: 'The target of an action of an overlay matches nothing.',
      fix: 'Correct the target, or remove the action.',
    },
    'api-invalid-workflow': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'An Arazzo document has a part that is missing, has a wrong value, or exists twice.',
      fix: 'Correct it as the Arazzo specification describes.',
    },
    'api-unknown-step': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A workflow names a step or a workflow that does not exist.',
      fix: 'Use the suggested id.',
    },
    'api-unsupported-field': {
      severity: 'warning',
      meaning: 'docgen does not show a part of an OpenAPI 3.2 description.',
      fix: 'If readers need it, write it into a `description`. Otherwise, there is nothing to fix.',
    },
  },
} as const satisfies DiagnosticTopics
