import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of search, commands, output and cache. */
export const COMMAND_DIAGNOSTICS = {
  Search: {
    'empty-search-context': {
      meaning: 'A search context contains no page.',
      fix: 'Correct its path, or remove it from `search.contexts`.',
    },
    'unknown-context': { meaning: 'The site has no search context of this name.', fix: 'Use one of the listed names.' },
    'no-search-index': { meaning: 'The output folder has no search index.', fix: 'Build the site first.' },
    'pdf-not-printed': {
      meaning: '`docgen export pdf` finds no browser or no pages, or the browser fails.',
      fix: 'Follow the hint. See [Archives](../build/export.md#pdf).',
    },
    'nothing-to-search': {
      meaning: 'The query is empty, or docgen reads its second word as the folder of the site.',
      fix: 'Put a query of several words in quotes.',
    },
    'no-search-tests': { meaning: 'There is no file with search tests.', fix: 'Write the file that the hint shows.' },
    'invalid-search-tests': { meaning: 'The file with search tests has a wrong value.', fix: 'Follow the hint.' },
    'search-result': {
      meaning: 'A query of the search tests does not find its page.',
      fix: 'Look at the results with `docgen search`.',
    },
    'search-quality': {
      meaning: 'The search tests reach a lower score than they require.',
      fix: 'Look at the queries whose page is not first.',
    },
  },
  'Commands, output and cache': {
    'no-such-folder': { meaning: 'A command names a folder that does not exist.', fix: 'Correct the path.' },
    'init-file-exists': {
      meaning: '`docgen init` would overwrite a file.',
      fix: 'Move the file, or choose another folder.',
    },
    'file-exists': { meaning: 'A command would overwrite a file.', fix: 'Add `--force`, or look with `--dry-run`.' },
    'docusaurus-site': {
      meaning: 'The folder has a Docusaurus site and no config of docgen.',
      fix: 'Run `npx docgen migrate docusaurus`.',
    },
    'missing-docusaurus-config': {
      meaning: '`docgen migrate` finds no Docusaurus config.',
      fix: 'Name the folder that has one.',
    },
    'no-docusaurus-config': { meaning: 'The Docusaurus config exports no fields.', fix: 'Export the config object.' },
    'foreign-output-folder': {
      meaning: 'The output folder contains files that docgen did not create, is a file, or contains the site.',
      fix: 'Choose another with `--out`.',
    },
    'output-in-sources': {
      meaning: 'The output folder is inside of the sources.',
      fix: 'Choose another with `--out`.',
    },
    'unwritable-output': {
      meaning: 'docgen cannot write to the output folder.',
      fix: 'Fix the disk or the permissions, and build again.',
    },
    'unwritable-site': {
      meaning: "docgen cannot write to the site's folder.",
      fix: 'Fix the permissions, and run the command again.',
    },
    'unwritable-file': { meaning: 'docgen cannot write a file.', fix: 'Check its folder and permissions.' },
    'unwritable-cache': { meaning: 'docgen cannot write to `.docgen`.', fix: 'Fix the permissions.' },
    'unusable-cache': {
      meaning: 'docgen builds without its cache.',
      fix: 'Delete `.docgen/cache`, or make it writable.',
    },
    'locked-output': {
      meaning: 'Another build has written to the output folder for ten minutes.',
      fix: 'End that process, or delete the lock file.',
    },
    'no-git-history': {
      meaning: 'Git gives no dates for the last updates.',
      fix: 'Install Git, or check out the repository.',
    },
    'shallow-clone': {
      meaning: 'The clone is shallow, so dates of the last updates can be wrong.',
      fix: 'Run `git fetch --unshallow`.',
    },
    'no-built-site': { meaning: 'A folder that a command compares has no pages.', fix: 'Build that site first.' },
    'unknown-gate': {
      meaning:
        '`docgen check` has no gate of this name, the command line names several folders, or no named gate reads an option.',
      fix: 'Use the suggested name, or the path of an existing folder. Name a gate that reads the option.',
    },
    suppression: {
      meaning:
        'A comment that ignores a finding of `docgen check` has expired, ignores nothing, or lacks a known code, a date or a reason.',
      fix: 'Write `<!-- docgen-ignore CODE until YYYY-MM-DD: reason -->`, or remove the comment.',
    },
    'invalid-baseline': {
      meaning: 'The file of `--baseline` does not exist, or is not a baseline.',
      fix: 'Write it with `--update-baseline`.',
    },
    'lost-route': {
      meaning: 'A page of the deployed site has lost its URL: the site has neither a page nor a redirect there.',
      fix: 'Add the old URL to `redirect_from` of the page that replaces it.',
    },
    'lost-anchor': {
      meaning: 'A page has lost an anchor that it has on the deployed site: links to that section no longer work.',
      fix: 'Add the old id to the heading, such as `{#old-id}`.',
    },
    'no-manifest': {
      meaning: '`docgen check` cannot read which pages the deployed site has.',
      fix: 'Name a site that docgen built, or its `docgen-manifest.json`, with `--against`.',
    },
    'dead-link': {
      meaning: 'An external URL does not work: its server is gone, or answers that the page does not exist.',
      fix: 'Correct or remove the link.',
    },
    'dead-link-anchor': {
      meaning: 'The page of an external URL has no element with the id after `#`.',
      fix: 'Correct or remove the part after `#`.',
    },
    'moved-link': {
      meaning: 'An external URL redirects permanently.',
      fix: 'Replace it with its target, or run `docgen check links --fix`.',
    },
    'unchecked-link': {
      meaning:
        'docgen could not check an external URL: its server answers too late, blocks automated requests, or has a private address.',
      fix: 'Check it by hand. To skip it, list it in `ignore` of `checks.links`. To check a private host, list it in `privateHosts`.',
    },
    'invalid-link-state': {
      meaning: 'The file `links.lock.json` does not contain what `docgen check links` writes.',
      fix: 'Restore it from the repository, or delete it.',
    },
    'broken-code': {
      meaning: 'A code block has a syntax error, or the command of its language in `checks.code.commands` fails.',
      fix: 'Fix the code, or add `no-check="reason"` to the block.',
    },
    'api-breaking-change': {
      meaning: 'Clients of the API that worked with its earlier description can fail with the new one.',
      fix: 'Restore what has changed, publish a new version of the API, or turn the rule down in `checks.api.rules`.',
    },
    'invalid-operation-example': {
      meaning: 'The JSON of a code block matches no request or response body of the operation that the block names.',
      fix: 'Fix it, name the right operation, or add `no-check="reason"` to the block.',
    },
    'unknown-operation': {
      meaning: 'A code block names an operation, or a response of it, that no API description has.',
      fix: 'Correct the name.',
    },
    'doubled-word': {
      meaning: 'A text contains the same word twice in a row.',
      fix: 'Remove one, or run `docgen check prose --fix`.',
    },
    'unbalanced-quotes': {
      meaning: 'A paragraph opens a quotation that it does not close, or the other way around.',
      fix: 'Add or remove a quotation mark.',
    },
    'wrong-term': {
      meaning: 'A text contains a spelling that `checks.prose.terms` lists as wrong.',
      fix: 'Write the term, or run `docgen check prose --fix`.',
    },
    prose: {
      meaning: 'The linter of `checks.prose` has reported a problem in a text, or cannot run.',
      fix: 'Follow its message, or change its configuration.',
    },
    'stale-page': {
      meaning: 'A file that the page covers has changed, but the page has not.',
      fix: 'Update the page. If it is still correct, ignore the finding with a comment, or make `covers` more precise.',
    },
    'unmatched-covers': {
      meaning: 'A pattern in `covers` of the front matter matches no file of the repository.',
      fix: 'Correct the pattern. It is relative to the root of the repository.',
    },
    'agents-list': {
      meaning: '`llms.txt` breaks a rule of the Agent-Friendly Documentation Spec, which the message names.',
      fix: 'Follow the hint, or remove your own `llms.txt`, so that docgen writes it.',
    },
    'agents-page': {
      meaning:
        'A page or its Markdown breaks a rule of the Agent-Friendly Documentation Spec, which the message names.',
      fix: 'Follow the hint. Most findings are pages that are too long.',
    },
    'a11y-name': {
      meaning: 'A link, button, image, form field or frame has no name that a screen reader could read.',
      fix: 'Write a text, an alternative text or a label.',
    },
    'a11y-heading': {
      meaning: 'A heading has no text, or skips a level.',
      fix: 'Use the level below that of the heading above.',
    },
    'a11y-landmark': {
      meaning: 'A page has no main part, or several navigation parts without names.',
      fix: 'Add a `main` element, and `aria-label` to each `nav`.',
    },
    'a11y-alt': {
      meaning: 'The alternative text of an image is the name of its file, or a word such as "image".',
      fix: 'Describe what the image shows.',
    },
    'a11y-table': { meaning: 'A table has no header cells.', fix: 'Write headers into its first row.' },
    'a11y-link-text': {
      meaning: 'The text of a link, such as "here", does not describe its target.',
      fix: 'Name the target in the text.',
    },
    'a11y-language': {
      meaning: 'A page or an element has no valid language tag.',
      fix: 'Write a tag such as `en` or `pt-BR`.',
    },
    'a11y-duplicate-id': { meaning: 'Several elements of a page have the same id.', fix: 'Rename all but one.' },
    'a11y-contrast': {
      meaning: 'The colors of two tokens, of a text and of its background, are too similar in light or dark mode.',
      fix: 'Change one of the tokens in your style sheet.',
    },
    'a11y-axe': {
      meaning: 'axe-core has found a barrier in a page that a browser shows.',
      fix: 'Follow the link of the hint to the rule.',
    },
    'no-browser': {
      meaning: '`docgen check a11y --browser` has no browser or no axe-core, or the browser has failed.',
      fix: 'Install what the message names, or set `CHROME_PATH` to the executable of a browser.',
    },
    'api-change': {
      meaning: 'The description of an API has a compatible change, which does not break clients.',
      fix: 'Nothing to fix.',
    },
    'no-base': {
      meaning: '`docgen check` cannot read what to compare the site with.',
      fix: 'Name a Git reference that exists in this clone with `--since`, or a file with `--base`.',
    },
    'no-network': {
      meaning: 'A gate that the command line of `docgen check` names needs a network, which `--offline` forbids.',
      fix: 'Remove `--offline`, or do not name the gate.',
    },
    'over-budget': {
      meaning: 'A file of the site is larger than the budget of its kind.',
      fix: 'Make it smaller, or raise the budget in `checks.weight`.',
    },
    'page-growth': {
      meaning:
        'The HTML of a page has grown by more than `checks.weight.growth` since the earlier or the deployed site.',
      fix: 'Make the page smaller, split it, or raise the limit.',
    },
    'nothing-to-serve': { meaning: 'There is no built site to serve.', fix: 'Run `docgen build`, or `docgen dev`.' },
    'nothing-to-explain': { meaning: '`docgen explain` finds no page or file of this name.', fix: 'Correct the name.' },
    'server-not-started': {
      meaning: 'The server cannot use the port or the host.',
      fix: 'Choose another with `--port`.',
    },
    'incomplete-certificate': {
      meaning: 'HTTPS needs both a certificate and a key.',
      fix: 'Add `--cert` and `--key`.',
    },
    'invalid-certificate': { meaning: 'The certificate or its key cannot be used.', fix: 'Create them again.' },
  },
} as const satisfies DiagnosticTopics
