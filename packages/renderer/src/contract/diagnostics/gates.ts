import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of the gates of `docgen check`. */
export const GATE_DIAGNOSTICS = {
  'Gates of docgen check': {
    'unknown-gate': {
      severity: 'error',
      meaning:
        '`docgen check` has no gate of this name, the command line names several folders, or no named gate reads an option.',
      fix: 'Use the suggested name, or the path of an existing folder. Name a gate that reads the option.',
    },
    suppression: {
      severity: 'warning',
      meaning:
        'A comment that ignores a finding of `docgen check` has expired, ignores nothing, or lacks a known code, a date or a reason.',
      fix: 'Write `<!-- docgen-ignore CODE until YYYY-MM-DD: reason -->`, or remove the comment.',
    },
    'invalid-baseline': {
      severity: 'error',
      meaning: 'The file of `--baseline` does not exist, or is not a baseline.',
      fix: 'Write it with `--update-baseline`.',
    },
    'lost-route': {
      severity: 'error',
      meaning: 'A page of the deployed site has lost its URL: the site has neither a page nor a redirect there.',
      fix: 'Add the old URL to `redirect_from` of the page that replaces it.',
    },
    'lost-anchor': {
      severity: { warning: 'on most pages', info: 'on pages of an API' },
      meaning: 'A page has lost an anchor that it has on the deployed site: links to that section no longer work.',
      fix: 'Add the old id to the heading, such as `{#old-id}`.',
    },
    'no-manifest': {
      severity: 'error',
      meaning: '`docgen check` cannot read which pages the deployed site has.',
      fix: 'Name a site that docgen built, or its `docgen-manifest.json`, with `--against`.',
    },
    'dead-link': {
      severity: {
        error: 'for a link that has never worked or fails for long',
        info: 'for a link that worked recently',
      },
      meaning: 'An external URL does not work: its server is gone, or answers that the page does not exist.',
      fix: 'Correct or remove the link.',
    },
    'dead-link-anchor': {
      severity: 'warning',
      meaning: 'The page of an external URL has no element with the id after `#`.',
      fix: 'Correct or remove the part after `#`.',
    },
    'moved-link': {
      severity: 'info',
      meaning: 'An external URL redirects permanently.',
      fix: 'Replace it with its target, or run `docgen check links --fix`.',
    },
    'unchecked-link': {
      severity: 'info',
      meaning:
        'docgen could not check an external URL: its server answers too late, blocks automated requests, or has a private address.',
      fix: 'Check it by hand. To skip it, list it in `ignore` of `checks.links`. To check a private host, list it in `privateHosts`.',
    },
    'invalid-link-state': {
      severity: 'error',
      meaning: 'The file `links.lock.json` does not contain what `docgen check links` writes.',
      fix: 'Restore it from the repository, or delete it.',
    },
    'broken-code': {
      severity: 'error',
      meaning: 'A code block has a syntax error, or the command of its language in `checks.code.commands` fails.',
      fix: 'Fix the code, or add `no-check="reason"` to the block.',
    },
    'api-breaking-change': {
      severity: { error: 'if all clients can break', warning: 'if only some clients can break' },
      setting: 'checks.api.rules',
      meaning: 'Clients of the API that worked with its earlier description can fail with the new one.',
      fix: 'Restore what has changed, publish a new version of the API, or turn the rule down in `checks.api.rules`.',
    },
    'invalid-operation-example': {
      severity: 'error',
      meaning: 'The JSON of a code block matches no request or response body of the operation that the block names.',
      fix: 'Fix it, name the right operation, or add `no-check="reason"` to the block.',
    },
    'unknown-operation': {
      severity: 'error',
      meaning: 'A code block names an operation, or a response of it, that no API description has.',
      fix: 'Correct the name.',
    },
    'doubled-word': {
      severity: 'warning',
      meaning: 'A text contains the same word twice in a row.',
      fix: 'Remove one, or run `docgen check prose --fix`.',
    },
    'unbalanced-quotes': {
      severity: 'warning',
      meaning: 'A paragraph opens a quotation that it does not close, or the other way around.',
      fix: 'Add or remove a quotation mark.',
    },
    'wrong-term': {
      severity: 'warning',
      meaning: 'A text contains a spelling that `checks.prose.terms` lists as wrong.',
      fix: 'Write the term, or run `docgen check prose --fix`.',
    },
    prose: {
      severity: {
        error: 'if the linter says so, or failed',
        warning: 'if the linter says so',
        info: 'if the linter only suggests something',
      },
      meaning: 'The linter of `checks.prose` has reported a problem in a text, or cannot run.',
      fix: 'Follow its message, or change its configuration.',
    },
    'stale-page': {
      severity: 'warning',
      meaning: 'A file that the page covers has changed, but the page has not.',
      fix: 'Update the page. If it is still correct, ignore the finding with a comment, or make `covers` more precise.',
    },
    'unmatched-covers': {
      severity: 'warning',
      meaning: 'A pattern in `covers` of the front matter matches no file of the repository.',
      fix: 'Correct the pattern. It is relative to the root of the repository.',
    },
    'agents-list': {
      severity: { error: 'if agents cannot use the list', warning: 'if a part is missing or long' },
      meaning: '`llms.txt` breaks a rule of the Agent-Friendly Documentation Spec, which the message names.',
      fix: 'Follow the hint, or remove your own `llms.txt`, so that docgen writes it.',
    },
    'agents-page': {
      severity: { error: 'if agents cannot read the page', warning: 'if they read it with effort' },
      meaning:
        'A page or its Markdown breaks a rule of the Agent-Friendly Documentation Spec, which the message names.',
      fix: 'Follow the hint. Most findings are pages that are too long.',
    },
    'a11y-name': {
      severity: 'error',
      meaning: 'A link, button, image, form field or frame has no name that a screen reader could read.',
      fix: 'Write a text, an alternative text or a label.',
    },
    'a11y-heading': {
      severity: { error: 'for a heading without text', warning: 'for a skipped level' },
      meaning: 'A heading has no text, or skips a level.',
      fix: 'Use the level below that of the heading above.',
    },
    'a11y-landmark': {
      severity: 'error',
      meaning: 'A page has no main part, or several navigation parts without names.',
      fix: 'Add a `main` element, and `aria-label` to each `nav`.',
    },
    'a11y-alt': {
      severity: 'warning',
      meaning: 'The alternative text of an image is the name of its file, or a word such as "image".',
      fix: 'Describe what the image shows.',
    },
    'a11y-table': {
      severity: 'warning',
      meaning: 'A table has no header cells.',
      fix: 'Write headers into its first row.',
    },
    'a11y-link-text': {
      severity: 'warning',
      meaning: 'The text of a link, such as "here", does not describe its target.',
      fix: 'Name the target in the text.',
    },
    'a11y-language': {
      severity: 'error',
      meaning: 'A page or an element has no valid language tag.',
      fix: 'Write a tag such as `en` or `pt-BR`.',
    },
    'a11y-duplicate-id': {
      severity: 'error',
      meaning: 'Several elements of a page have the same id.',
      fix: 'Rename all but one.',
    },
    'a11y-contrast': {
      severity: 'error',
      meaning: 'The token for a text has a color that is too similar to that of its background, in light or dark mode.',
      fix: 'Change one of the tokens in your style sheet.',
    },
    'a11y-axe': {
      severity: { error: 'for an impact that axe calls serious or critical', warning: 'for a smaller impact' },
      meaning: 'axe-core has found a barrier in a page that a browser shows.',
      fix: 'Follow the link of the hint to the rule.',
    },
    'no-browser': {
      severity: 'error',
      meaning: '`docgen check a11y --browser` has no browser or no axe-core, or the browser has failed.',
      fix: 'Install what the message names, or set `CHROME_PATH` to the executable of a browser.',
    },
    'api-change': {
      severity: 'info',
      meaning: 'The description of an API has a compatible change, which does not break clients.',
      fix: 'Nothing to fix.',
    },
    'no-base': {
      severity: {
        error: 'if there is nothing to compare with',
        info: 'if an earlier commit has an unreadable description',
      },
      meaning: '`docgen check` cannot read what to compare the site with.',
      fix: 'Name a Git reference that exists in this clone with `--since`, or a file with `--base`.',
    },
    'no-network': {
      severity: 'error',
      meaning: 'A gate that the command line of `docgen check` names needs a network, which `--offline` forbids.',
      fix: 'Remove `--offline`, or do not name the gate.',
    },
    'over-budget': {
      severity: 'error',
      meaning: 'A file of the site is larger than the budget of its kind.',
      fix: 'Make it smaller, or raise the budget in `checks.weight`.',
    },
    'page-growth': {
      severity: 'error',
      meaning:
        'The HTML of a page has grown by more than `checks.weight.growth` since the earlier or the deployed site.',
      fix: 'Make the page smaller, split it, or raise the limit.',
    },
  },
} as const satisfies DiagnosticTopics
