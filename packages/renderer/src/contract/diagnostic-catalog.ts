/** What a diagnostic code means and how to fix the problem, as sentences in Markdown. */
export interface DiagnosticExplanation {
  readonly meaning: string
  readonly fix: string
}

/**
 * Every diagnostic code by topic, in the order of the manual. The manual's page and `docgen explain <code>` come from
 * it. Loaded on use: a build needs only the type of the codes.
 */
export const DIAGNOSTIC_CATALOG = {
  'Links, images and routes': {
    'broken-link': {
      meaning: 'A link points to a URL that no page has, or to an API operation that does not exist.',
      fix: 'Correct the link. `onBrokenLinks` sets its severity.',
    },
    'broken-markdown-link': {
      meaning: 'A link names a Markdown file that does not exist.',
      fix: 'Correct the path. `onBrokenMarkdownLinks` sets its severity.',
    },
    'broken-anchor': {
      meaning: 'The page has no heading or element with the id of the link.',
      fix: 'Correct the part after `#`. `onBrokenAnchors` sets its severity.',
    },
    'broken-image': {
      meaning: 'An image, or a file that a style sheet names, does not exist.',
      fix: 'Correct the path. `onBrokenImages` sets its severity.',
    },
    'unreadable-image': {
      meaning: 'docgen cannot read the width and height of an image.',
      fix: 'Save the image again, or give an SVG a `viewBox`.',
    },
    'image-alt': {
      meaning: 'An image has no alternative text.',
      fix: 'Describe what it shows, or write `alt=""` for decoration.',
    },
    'local-path': {
      meaning: 'A link or image names a path on your own computer.',
      fix: 'Put the file next to the page and link to it.',
    },
    'insecure-url': {
      meaning: 'An image or other media uses `http:`, which browsers block.',
      fix: 'Use `https:`, or add the file to your site.',
    },
    'duplicate-route': {
      meaning: 'Two pages have the same URL.',
      fix: 'Change the slug of one. `onDuplicateRoutes` sets its severity.',
    },
    'duplicate-file': {
      meaning: 'Two files of the output have the same name, or differ only in letter case.',
      fix: 'Rename one of them.',
    },
    'missing-base-url': {
      meaning: 'A link or image of a component starts with `/`, but lacks the base URL of the site.',
      fix: 'Use `@docgen/theme/link` or `@docgen/theme/use-base-url`.',
    },
    'static-file-replaced': {
      meaning: 'Two static folders have a file of the same name. docgen publishes only one.',
      fix: 'Rename or remove one.',
    },
    'reserved-file': { meaning: 'A static file has the name of a file that docgen writes.', fix: 'Rename your file.' },
    'long-route': {
      meaning: 'A route has a part that is too long for a file name.',
      fix: 'Write a shorter slug or file name.',
    },
    'invalid-slug': {
      meaning: 'A slug is a complete URL, or has a character that no path can have.',
      fix: 'Write a path such as `/setup`.',
    },
    'empty-feed': {
      meaning: 'A feed of the config has no pages with a date.',
      fix: 'Correct its path, or write dates into the front matter.',
    },
    'no-home-page': { meaning: 'The site has no page at `/`.', fix: 'Add `slug: /` to a page, or a redirect.' },
    'no-documents': {
      meaning: 'The folder in `docs.path` does not exist or has no documents.',
      fix: 'Create it, or change `docs.path`.',
    },
    'unsupported-extension': {
      meaning: 'A Markdown file has an extension that pages do not have, such as `.markdown` or `.MD`.',
      fix: 'Rename it, or exclude it.',
    },
    'missing-static-folder': {
      meaning: 'A folder in `staticDirectories` does not exist.',
      fix: 'Create it, or remove it from the config.',
    },
    'bad-symlink': {
      meaning: 'A symbolic link points to nothing, forms a cycle, or is one of too many to one folder.',
      fix: 'Fix or remove the link.',
    },
  },
  Redirects: {
    'duplicate-redirect': { meaning: 'Two redirects start at the same URL.', fix: 'Remove one.' },
    'redirect-chain': { meaning: 'A redirect points to another redirect.', fix: 'Point it to the last URL.' },
    'redirect-loop': { meaning: 'Redirects point back to themselves.', fix: 'Remove one of them.' },
    'redirect-over-page': {
      meaning: 'A redirect starts at the URL of a page.',
      fix: 'Remove the redirect, or change the slug of the page.',
    },
    'redirects-not-served': {
      meaning: 'The chosen host ignores `_redirects`.',
      fix: 'Keep the old URLs, or use another host.',
    },
    'invalid-redirect': {
      meaning: 'A line of your own `_redirects` is not a redirect.',
      fix: 'Write `/old /new 301`.',
    },
  },
  Markdown: {
    'invalid-front-matter': {
      meaning: 'A field of the front matter has a wrong value, or the YAML is invalid.',
      fix: 'Correct the value that the message names.',
    },
    'unknown-front-matter': {
      meaning: 'docgen does not know a field of the front matter.',
      fix: 'Use the suggested name.',
    },
    'misplaced-front-matter': {
      meaning: 'A block that looks like front matter is not at the start of the file.',
      fix: 'Move it to the first line.',
    },
    'unterminated-front-matter': { meaning: 'The front matter has no closing `---`.', fix: 'Add it.' },
    'heading-id': {
      meaning: 'The id of a heading is empty or has a space.',
      fix: 'Write an id such as `{#two-words}`.',
    },
    'duplicate-id': {
      meaning: 'A page uses one id twice, or two pages have the same id.',
      fix: 'Rename one. For two documents, `onDuplicateRoutes` sets its severity.',
    },
    'reserved-name': {
      meaning: 'An element has a `name` or `id` that would hide what browser scripts read. docgen renames it.',
      fix: 'Choose another name.',
    },
    'missing-definition': {
      meaning: '`[text][label]` has no definition.',
      fix: 'Add `[label]: https://…` on its own line.',
    },
    'missing-footnote': { meaning: 'A footnote has no text.', fix: 'Add `[^1]: …` on its own line.' },
    'unused-footnote': { meaning: 'Nothing refers to a footnote.', fix: 'Refer to it, or remove it.' },
    'table-cells': {
      meaning: 'A row has more cells than the table has columns.',
      fix: 'Write `|` for a `|` that is text.',
    },
    'unclosed-code': { meaning: 'No fence closes a code block.', fix: 'Add the closing fence.' },
    'unclosed-comment': { meaning: 'No `-->` closes a comment.', fix: 'Add it.' },
    'unclosed-directive': {
      meaning: 'No `:::` closes a directive, no `]` its title, or no `}` its attributes.',
      fix: 'Add `:::` on its own line, the others on the first line.',
    },
    'stray-directive-fence': {
      meaning: 'A `:::` closes nothing, or a space follows it.',
      fix: 'Remove it, or remove the space.',
    },
    'unknown-directive': {
      meaning: 'docgen does not know a directive.',
      fix: 'Use the suggested name, or declare the admonition in `markdown.admonitions`.',
    },
    'unknown-alert': {
      meaning: 'docgen does not know the kind of a `> [!…]` alert.',
      fix: 'Use `NOTE`, `TIP`, `IMPORTANT`, `WARNING` or `CAUTION`.',
    },
    'unknown-placeholder': {
      meaning: 'A name in braces is nearly the name of a placeholder.',
      fix: 'Use the suggested name, or write `\\{name}`.',
    },
    tabs: { meaning: 'Tabs have no label, or have content outside of a tab.', fix: 'Follow the hint.' },
    block: {
      meaning: 'A card, a step or another block has no title, an unknown attribute, or content in the wrong place.',
      fix: 'Follow the hint.',
    },
    icon: {
      meaning: 'docgen finds no icon of that name.',
      fix: 'Correct the name, or install the icon set with npm.',
    },
    'code-block': { meaning: 'The settings of a code block are misspelled.', fix: 'Follow the hint.' },
    'unknown-language': {
      meaning: 'There is no grammar for the language of a code block.',
      fix: 'Use the suggested language, or leave it without colors.',
    },
    'long-code': {
      meaning: 'A code block is too long to be highlighted, or takes too much work.',
      fix: 'Split it, or leave it without colors.',
    },
    'live-code': {
      meaning: 'A block has the word `live`. docgen shows its code and does not run it.',
      fix: 'Remove the word, or set `onLiveCode`.',
    },
    'disabled-feature': {
      meaning: 'A page has a diagram or a formula, but the config does not turn them on.',
      fix: 'Set `markdown.mermaid` or `markdown.math` to `true`.',
    },
    math: { meaning: 'A formula has an error.', fix: 'Correct the TeX.' },
    diagram: { meaning: 'A Mermaid diagram has an error.', fix: 'Correct the diagram.' },
    'conflict-marker': { meaning: 'The file has markers of a merge conflict.', fix: 'Resolve the conflict.' },
    'deep-html': { meaning: 'More than 200 HTML elements are open at once.', fix: 'Close them.' },
    'deep-content': {
      meaning: 'The content of a page contains itself, or is nested too deeply.',
      fix: 'Look for a component or plugin that contains itself.',
    },
    'too-complex': {
      meaning:
        'The Markdown would take minutes to parse: very many quotes, lists, brackets or tags are open at once. docgen does not parse the page.',
      fix: 'Close what the message names, or split the page.',
    },
    'unsafe-html': {
      meaning: "HTML could run code in the reader's browser. docgen removes it.",
      fix: 'Remove it, or set `markdown.trustHtml`.',
    },
    'include-without-file': { meaning: '`::include` names no file.', fix: 'Write `::include{file="./_partial.md"}`.' },
    'missing-include': {
      meaning: '`::include` or an import names a file that does not exist.',
      fix: 'Correct the path.',
    },
    'include-cycle': { meaning: 'Files include each other in a circle.', fix: 'Remove one of the includes.' },
    'file-too-large': { meaning: 'A Markdown file has more than 16 MiB.', fix: 'Split it.' },
    'file-like-folder': { meaning: 'A folder has a name such as `intro.md`.', fix: 'Rename it.' },
    'invalid-encoding': { meaning: 'A file is not in UTF-8.', fix: 'Save it as UTF-8.' },
    'unreadable-file': { meaning: 'docgen cannot read a file.', fix: 'Fix its permissions or its name.' },
    'plugin-message': {
      meaning: 'A remark or rehype plugin reports a problem.',
      fix: 'Read the message of the plugin.',
    },
  },
  'MDX and components': {
    'mdx-syntax': {
      meaning: 'The MDX cannot be parsed at this position.',
      fix: 'Close the tag or brace, or escape it with `\\`.',
    },
    'mdx-code': { meaning: 'The code of a page cannot be bundled.', fix: 'Correct the code.' },
    'mdx-value': {
      meaning: 'An expression gives a value that a page cannot show, such as a function or an object.',
      fix: 'Call it, or show one of its fields.',
    },
    'mdx-failed': {
      meaning: 'An expression or component throws an error.',
      fix: 'Correct the code. `--verbose` prints the stack.',
    },
    'mdx-component': { meaning: 'An imported name is not a component.', fix: 'Check what the module exports.' },
    'mdx-handler': {
      meaning:
        'An element of a page has an event handler, which only browsers can call; or HTML in the config has one, which the security policy blocks.',
      fix: "Move the element into a component that starts with `'use client'`, or the handler into a file of `scripts`.",
    },
    'unknown-element': {
      meaning: 'A tag such as `<your-name>` is no element of HTML, so readers see nothing in its place.',
      fix: 'Write it in backticks, or with a backslash before it.',
    },
    'mdx-in-markdown': {
      meaning: 'A `.md` file contains JSX, which plain Markdown shows as text.',
      fix: 'Rename the file to `.mdx`, or write the name in backticks.',
    },
    'missing-module': {
      meaning: 'An import names a file or package that does not exist.',
      fix: 'Correct the path, or install the package.',
    },
    'missing-export': { meaning: 'A module does not export the imported name.', fix: 'Correct the name.' },
    'unknown-module': { meaning: 'docgen has no module of this name.', fix: 'Use the suggested name.' },
    'unknown-component': {
      meaning: "A component is neither imported nor one of docgen's.",
      fix: 'Import it, or escape the `<`.',
    },
    'island-props': {
      meaning: 'A component for the browser receives a prop that cannot be sent there.',
      fix: 'Pass text, numbers, lists or plain objects.',
    },
    'hook-without-client': {
      meaning: 'A component uses a hook, or reads the query or hash of the URL, but does not run in the browser.',
      fix: "Start its file with `'use client'`.",
    },
    'handler-without-client': {
      meaning: 'A component has an event handler but does not run in the browser.',
      fix: "Start its file with `'use client'`.",
    },
    'empty-page': {
      meaning: 'The component of a page renders nothing, often because a part of it waits for a browser.',
      fix: "Start its file with `'use client'`.",
    },
    'package-without-client': {
      meaning: 'A package for the browser is used outside of a client component.',
      fix: "Import it in a component that starts with `'use client'`.",
    },
    'head-element': {
      meaning: 'docgen does not move this element into the head of the page.',
      fix: 'Follow the hint.',
    },
    'render-failed': {
      meaning: 'A component throws while docgen renders a page.',
      fix: 'Correct the component. `--verbose` prints the stack.',
    },
    'uncaught-error': {
      meaning: 'Code of the site throws an error that nothing catches.',
      fix: 'Write `await`, or catch the error.',
    },
  },
  'Configuration, theme and plugins': {
    'missing-config': {
      meaning: 'The folder has no `site.config.ts`.',
      fix: 'Name the folder that has one, or run `docgen init`.',
    },
    'duplicate-config': { meaning: 'The folder has two config files. docgen reads one.', fix: 'Remove the other.' },
    'invalid-config-syntax': { meaning: 'The config cannot be parsed.', fix: 'Correct the syntax.' },
    'config-failed': {
      meaning: 'The config throws an error, or does not finish.',
      fix: 'Correct the code at the position.',
    },
    'missing-default-export': {
      meaning: 'The config has no default export.',
      fix: 'Write `export default defineConfig({ … })`.',
    },
    'invalid-config': {
      meaning: 'A field of the config has a wrong value.',
      fix: 'Follow the hint. See [Configuration](configuration.md).',
    },
    'invalid-edit-url': { meaning: '`editUrl` is not a usable URL.', fix: 'Correct it.' },
    'invalid-theme': {
      meaning: '`theme` names a component or a font that does not exist.',
      fix: 'Use the suggested name, or install the package.',
    },
    'invalid-component': { meaning: 'A component in `theme.components` cannot be bundled.', fix: 'Correct the code.' },
    'invalid-styles': {
      meaning: 'A style sheet has an error, or imports a file that does not exist.',
      fix: 'Correct it.',
    },
    'blocked-font': {
      meaning: 'The security policy blocks a font of another site.',
      fix: 'Add its origin to `security.csp.sources`, or download the font.',
    },
    'duplicate-csp': {
      meaning: 'A `_headers` file sets a second security policy.',
      fix: 'Move its sources to `security.csp`.',
    },
    'missing-csp': {
      meaning: 'The config turns off the security policy.',
      fix: 'Add sources to `security.csp.sources` instead.',
    },
    plugin: {
      meaning: 'A plugin returns invalid data or breaks a rule.',
      fix: 'Correct the plugin. See [Plugins](plugins.md).',
    },
    'plugin-failed': {
      meaning: 'A remark or rehype plugin throws an error.',
      fix: 'Correct the plugin. `--verbose` prints the stack.',
    },
    'invalid-sidebars': {
      meaning: 'The sidebar file has a wrong value.',
      fix: 'Follow the hint. See [Sidebars](../structure/sidebars.md).',
    },
    'invalid-category-file': { meaning: 'A `_category_` file has a wrong value.', fix: 'Follow the hint.' },
    'duplicate-category-file': {
      meaning: 'A folder has two `_category_` files. docgen reads one.',
      fix: 'Remove the other.',
    },
    'empty-category': { meaning: 'A category has neither items nor a link.', fix: 'Add a document.' },
    'unknown-doc': {
      meaning: 'A sidebar, or `pagination_next` or `pagination_prev`, names a document that does not exist.',
      fix: 'Use the suggested id.',
    },
    'unknown-docs': {
      meaning: 'A command or setting names a documents folder that does not exist.',
      fix: 'Use one of the listed names.',
    },
    'unknown-folder': { meaning: 'A sidebar names a folder without documents.', fix: 'Use the suggested path.' },
    'unknown-sidebar': {
      meaning: 'A page or navbar item names a sidebar that does not exist.',
      fix: 'Use the suggested id.',
    },
    'navbar-unknown-document': {
      meaning: 'A navbar item names a document that does not exist.',
      fix: 'Use the suggested id.',
    },
    'navbar-unknown-sidebar': {
      meaning: 'A navbar item names a sidebar that does not exist.',
      fix: 'Use the suggested id.',
    },
    'navbar-unknown-docs': {
      meaning: 'A navbar item names a documents folder that does not exist.',
      fix: 'Use one of the listed names.',
    },
    'navbar-unknown-version': {
      meaning: 'The version menu names a version that is not published.',
      fix: 'Remove it from the menu.',
    },
    'navbar-sidebar-without-link': {
      meaning: 'A navbar item names a sidebar without any page.',
      fix: 'Add a document to the sidebar.',
    },
    'invalid-tags-file': { meaning: 'The file of tags has a wrong value.', fix: 'Follow the hint.' },
  },
  Blog: {
    'blog-skipped': {
      meaning: 'The folder `blog` exists, but the config does not mention it.',
      fix: 'Write `blog: {}` or `blog: false`.',
    },
    'missing-blog-folder': {
      meaning: 'The folder of the blog does not exist.',
      fix: 'Create it, or remove `blog` from the config.',
    },
    'invalid-authors': { meaning: 'The file of authors has a wrong value.', fix: 'Follow the hint.' },
    'unknown-author': {
      meaning: 'A post names an author who is not in the file of authors.',
      fix: 'Add the author, or use the suggested key.',
    },
  },
  'Versions and languages': {
    'invalid-versions': { meaning: '`versions.json` has a wrong value.', fix: 'Follow the hint.' },
    'missing-version': {
      meaning: 'A listed version has no folder.',
      fix: 'Restore the folder, or remove the version from the list.',
    },
    'unknown-version': { meaning: 'There is no version of this name.', fix: 'Use one of the listed names.' },
    'duplicate-version-label': { meaning: 'Two versions have the same label.', fix: 'Change one label.' },
    'duplicate-version-path': { meaning: 'Two versions have the same path.', fix: 'Change one path.' },
    'versions-at-root': {
      meaning: '`docs.path` is the folder of the site, which has the folders of all versions.',
      fix: 'Move the documents into their own folder.',
    },
    'version-change-failed': { meaning: 'docgen cannot cut or remove the version.', fix: 'Follow the message.' },
    'unknown-locale': { meaning: 'The site does not have this language.', fix: 'Use one of `i18n.locales`.' },
    'unknown-text': { meaning: '`texts` names a UI text that does not exist.', fix: 'Use the suggested key.' },
    'unknown-translation': { meaning: 'A path names no translation of the site.', fix: 'Name a file below `i18n`.' },
    'invalid-translation-file': { meaning: 'A translation file has a wrong value.', fix: 'Follow the hint.' },
    'stray-translation': { meaning: 'A file below `i18n` translates nothing.', fix: 'Rename or remove it.' },
    'unused-translation': { meaning: 'Nothing uses a translated text.', fix: 'Remove it, or give it to the new key.' },
    'too-few-translations': {
      meaning: 'A language has fewer translations than `minTranslated` requires.',
      fix: 'Translate more, or lower the limit.',
    },
  },
  'API descriptions': {
    'api-unreadable': {
      meaning: 'A description, or a file that it names, cannot be read.',
      fix: 'Correct the path or the syntax.',
    },
    'api-invalid-value': {
      meaning: 'A description is too large, too deep, or has a key that is not allowed.',
      fix: 'Shorten the value.',
    },
    'api-old-version': { meaning: 'The description is Swagger 2.0.', fix: 'Convert it to OpenAPI 3.' },
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
    'api-duplicate-operation-id': { meaning: 'Two operations have one `operationId`.', fix: 'Rename one.' },
    'api-missing-operation-id': {
      meaning: 'An operation has no `operationId`, and its summary and path give no unique name for its page.',
      fix: 'Add an `operationId`.',
    },
    'api-unknown-method': { meaning: 'A key of a path is not an HTTP method.', fix: 'Use the suggested method.' },
    'api-invalid-path': { meaning: 'A path does not start with `/`.', fix: 'Add the slash.' },
    'api-missing-parameter': {
      meaning: 'A path has `{name}`, but no parameter of that name.',
      fix: 'Add the parameter.',
    },
    'api-unknown-parameter': { meaning: 'A parameter has no name or no known place.', fix: 'Add `name` and `in`.' },
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
      fix: 'Add `variables` to the server.',
    },
    'api-unknown-operation': {
      meaning: 'A link names an operation that does not exist.',
      fix: 'Use the suggested id.',
    },
    'api-unknown-type': { meaning: 'A schema has an unknown type.', fix: 'Use the suggested type.' },
    'api-invalid-keyword': {
      meaning: 'A keyword of a schema has a wrong value. docgen ignores it.',
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
    'api-unsupported-field': {
      meaning: 'docgen does not show a field of OpenAPI 3.2.',
      fix: 'Nothing, unless readers need it.',
    },
  },
  Search: {
    'empty-search-context': {
      meaning: 'No page is in a part of the search.',
      fix: 'Correct the path, or remove the part.',
    },
    'unknown-context': { meaning: 'The site has no search part of this name.', fix: 'Use one of the listed names.' },
    'no-search-index': { meaning: 'There is no search index to search.', fix: 'Build the site first.' },
    'nothing-to-search': {
      meaning: 'The query is empty, or a folder is missing.',
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
      meaning: 'docgen did not create the output folder.',
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
      meaning: '`docgen check` has no gate of this name, or the command line names several folders.',
      fix: 'Use the suggested name, or the path of an existing folder.',
    },
    suppression: {
      meaning:
        'A comment that ignores a finding of `docgen check` has expired, or lacks a known code, a date or a reason.',
      fix: 'Write `<!-- docgen-ignore CODE until YYYY-MM-DD: reason -->`, or remove the comment.',
    },
    'invalid-baseline': {
      meaning: 'The file of `--baseline` does not exist, or is no baseline.',
      fix: 'Write it with `--update-baseline`.',
    },
    'lost-route': {
      meaning: 'A page of the deployed site has lost its URL: the site has neither a page nor a redirect there.',
      fix: 'Add the old URL to `redirect_from` of the page that replaces it.',
    },
    'no-manifest': {
      meaning: '`docgen check` cannot read which pages the deployed site has.',
      fix: 'Name a site that docgen built, or its `docgen-manifest.json`, with `--against`.',
    },
    'over-budget': {
      meaning: 'A file of the site is larger than the budget of its kind.',
      fix: 'Make it smaller, or raise the budget in `checks.weight`.',
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
} as const satisfies Readonly<Record<string, Readonly<Record<string, DiagnosticExplanation>>>>

type Catalog = typeof DIAGNOSTIC_CATALOG

/** Stable kebab-case name of the rule that a diagnostic belongs to. */
export type DiagnosticCode = { [Topic in keyof Catalog]: keyof Catalog[Topic] }[keyof Catalog]
