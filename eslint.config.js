import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const backendOnly = 'Screens ask through Backend (src/backend/Backend.ts).';

export default ts.config(
  { ignores: ['dist', 'artifacts', 'target', 'src-tauri'] },
  js.configs.recommended,
  { rules: { 'max-lines': ['error', 500], 'no-console': 'error', eqeqeq: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...ts.configs.strictTypeChecked, ...ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [
      jsxA11y.configs.strict ?? jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat.recommended,
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/backend/**', 'src/main.tsx', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: backendOnly }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@tauri-apps/*'], message: backendOnly },
            { group: ['qrcode.react'], message: 'It throws for a long text: use page/QrCode.' },
            { group: ['**/backend/{web,kiosk,open,key,fake}'], message: backendOnly },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'waitFor',
          message: "It gives up after 1 s: use the testing library's.",
        },
        { object: 'performance', property: 'now', message: 'A test does not measure time.' },
      ],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'e2e/**', '*.js', '*.ts'],
    languageOptions: {
      globals: {
        ...globals.node,
        window: 'readonly',
        document: 'readonly',
        PerformanceObserver: 'readonly',
        MutationObserver: 'readonly',
        requestAnimationFrame: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
  {
    // Written by a program, in its own style.
    files: ['src/generated/**'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/array-type': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
);
