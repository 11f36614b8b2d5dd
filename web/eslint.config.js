import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import config from './svelte.config.js'

export default ts.config(
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
  {
    rules: {
      complexity: ['error', 12],
      eqeqeq: 'error',
      'max-lines': ['error', 450],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'What a game writes is declared in its shapes; nothing is cast by way of unknown.',
        },
      ],
      'svelte/no-at-html-tags': 'error',
      'svelte/no-navigation-without-resolve': 'off', // of SvelteKit, which is not used here
    },
  },
  { files: ['src/lib/games/*/shapes.ts'], rules: { 'max-lines': 'off' } }, // generated
  { ignores: ['src/lib/wire.ts', 'node_modules'] },
)
