// The layers of the house: which folder may import which (README.md has the picture). `npm run lint:layers` checks it.

/** Folders of the site that run in the browser. */
const browser = '^src/(client|clientModules|components|hooks|pages|theme)/|\\.client\\.ts$';
/** Code of the site that only the build runs: in the model, what reads files. */
const build = '^src/(config|plugins)/|^src/model/(platformValues|starters)\\.ts$';
/** Steps and plugins that write what readers get, each from the content and not from one another. */
const outputs =
  '^src/plugins/(address|feeds|licenses|markdown|navbar|preview|reference|search|security|seo|symbols)/';

/** Rooms that make the parts of pages, such as components and code, without knowing pages. */
const parts = '^src/plugins/(checklist|code|components|sheets|tables)/';
/** Folders of src/plugins/content, the lowest first; those in one line don't know each other either. */
const contentLevels = [
  ['source'],
  ['symbols'],
  ['changelog', 'errors'],
  ['site'],
  ['directives'],
  ['expand'],
  ['checks'],
];

/** Loads the TypeScript modules of the site, for whoever starts a program. */
const register = '^src/register\\.cjs$';

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'A module must not import itself through others; types may.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'base-imports-nothing',
      'src/base is below everything else.',
      { path: '^src/base/' },
      { path: '^(src|samples/verifier|scripts)/', pathNot: '^src/base/' },
    ),
    forbid(
      'model-imports-base-only',
      'src/model is what build, browser and sample checker know of platforms and pages.',
      { path: '^src/model/' },
      { path: '^(src|samples/verifier|scripts)/', pathNot: '^src/(base|model)/' },
    ),
    forbid(
      'search-imports-base-and-model',
      'The search engine is pure functions for build and browser.',
      { path: '^src/search/' },
      { path: '^(src|samples/verifier|scripts)/', pathNot: '^src/(base|model|search)/' },
    ),
    forbid(
      'api-imports-base-and-model',
      'Declarations are read without knowing the pages.',
      { path: '^src/plugins/api/' },
      { path: '^src/', pathNot: '^src/(base|model|plugins/api)/' },
    ),
    forbid(
      'tree-imports-base-and-model',
      'Markdown is parsed without knowing whose it is.',
      { path: '^src/plugins/tree/' },
      { path: '^src/', pathNot: '^src/(base|model|plugins/tree)/' },
    ),
    forbid(
      'parts-import-the-tree',
      'Parts of pages know neither pages nor each other. (The words of drawings: see build-knows-data-of-components-only.)',
      { path: parts },
      { path: '^src/', pathNot: '^src/(base|model|components|plugins/(tree|$1))/' },
    ),
    forbid(
      'content-is-below-outputs',
      'Pages are expanded and checked without knowing what is made of them.',
      { path: '^src/plugins/content/' },
      { path: `${outputs}|^src/plugins/output/|^src/(config|fast-documents)/` },
    ),
    ...contentLevels.flatMap((folders, level) =>
      folders.map((folder) =>
        forbid(
          `content-${folder}-imports-those-below`,
          'The folders of src/plugins/content import each other in one direction. Its README.md has the picture.',
          { path: `^src/plugins/content/${folder}/` },
          {
            path: '^src/plugins/content/',
            pathNot: `/content/(${[...contentLevels.slice(0, level).flat(), folder].join('|')})/`,
          },
        ),
      ),
    ),
    forbid(
      'content-folders-have-a-level',
      'A new folder of src/plugins/content is named in contentLevels.',
      { path: `^src/plugins/content/(?!(${contentLevels.flat().join('|')})/)[^/]+/` },
      {},
    ),
    forbid(
      'outputs-know-content-only',
      'Outputs do not know each other. What two of them need belongs to src/plugins/output or below.',
      { path: outputs },
      { path: outputs, pathNot: '^src/plugins/$1/' },
    ),
    forbid(
      'pipeline-knows-no-output',
      'src/plugins/output runs the steps of outputs. src/config/outputSteps.ts names them.',
      { path: '^src/plugins/output/' },
      { path: `${outputs}|^src/(config|fast-documents)/` },
    ),
    forbid(
      'browser-imports-no-build-code',
      'Code that runs in the browser may use types of the build, nothing else of it.',
      { path: browser },
      { path: build, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'client-modules-load-components',
      'Client modules reach every reader. They load components only when a page or a reader asks for them.',
      { path: '^src/clientModules/' },
      { path: '^src/components/', dynamic: false },
    ),
    forbid(
      'components-know-no-client-modules',
      'Client modules run once, for the whole page. What components share with them belongs to src/client.',
      { path: '^src/(client|components|hooks|pages|theme)/' },
      { path: '^src/clientModules/' },
    ),
    forbid(
      'client-is-below-components',
      'src/client works on the elements of a page, whatever has rendered them.',
      { path: '^src/client/' },
      { path: '^src/(components|hooks|pages|theme)/' },
    ),
    forbid(
      'build-knows-data-of-components-only',
      'The words of drawings are data of their components. Only their Markdown needs them.',
      { path: build, pathNot: '^src/plugins/components/writers\\.ts$' },
      { path: '^src/components/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'build-renders-no-components',
      'The bundler compiles components, not the loader of build-time code.',
      { path: build },
      { path: '^src/components/.*\\.tsx$' },
    ),
    forbid(
      'fast-documents-is-on-top',
      'Nothing knows fast documents but site.config.ts, which names their preset, so that they can be left out.',
      { path: '^src/', pathNot: '^src/fast-documents/' },
      { path: '^src/fast-documents/' },
    ),
    forbid(
      'checker-stays-apart',
      'Nothing imports the sample checker, scripts or tests.',
      { path: '^src/' },
      { path: '^(samples/verifier|scripts|tests)/' },
    ),
    forbid(
      'checker-imports-base-and-model',
      'The sample checker checks what the site is made from, and works without the site.',
      { path: '^samples/verifier/' },
      { path: '^(src|scripts|tests)/', pathNot: `^src/(base|model)/|${register}` },
    ),
    forbid(
      'scripts-run-checks-of-the-build',
      'Scripts check pages and deployments with the code of the build: the content, the words of search, and the security policy.',
      { path: '^scripts/' },
      {
        path: '^(src|samples/verifier|tests)/',
        pathNot: `^src/(base|model|plugins/content)/|^src/plugins/(search/words|security/pages|security/policy)\\.ts$|${register}`,
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
