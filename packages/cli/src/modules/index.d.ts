// Types of what the code of a site can import beside packages. `docgen.d.ts` of a site references this file.
/// <reference path="./blocks.d.ts" preserve="true" />
/// <reference path="./content.d.ts" preserve="true" />
/// <reference path="./site.d.ts" preserve="true" />
/// <reference path="./docusaurus.d.ts" preserve="true" />
/// <reference path="./files.d.ts" preserve="true" />
