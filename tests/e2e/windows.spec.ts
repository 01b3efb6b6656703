// Windows: C# with tabs for its two frameworks, functions with several forms, no scanner.
import type { Locator } from '@playwright/test';
import { expect, open, test } from './site';

test.describe('Windows', () => {
  test('shows every form of a function, and a table of parameters as wide as others', async ({
    page,
  }) => {
    await open(page, '/docs/Windows/fileImport');
    const signature = page.locator('pre').filter({ hasText: 'Document.Load(string path)' }).first();
    await expect(signature).toContainText('Document.Load(byte[] data, string extension)');
    await expect(signature).toContainText('Document.Load(Stream stream, string extension)');
    // A table without the column for defaults: its third column holds sentences, not values.
    const meaning = page
      .locator('td', { hasText: 'the file extension with its leading dot' })
      .first();
    const width = await meaning.evaluate((cell) => cell.getBoundingClientRect().width);
    expect(width).toBeGreaterThan(300);
  });

  test('keeps the choice between WPF and Windows Forms', async ({ page }) => {
    await open(page, '/docs/Windows/getStarted');
    await page.getByRole('tab', { name: 'Windows Forms' }).first().click();
    const program = page.locator('pre:visible', { hasText: 'public sealed class Form1 : Form' });
    await expect(program).toBeVisible();
    await open(page, '/docs/Windows/fileImport');
    await expect(page.getByRole('tab', { name: 'Windows Forms' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.locator('pre:visible', { hasText: 'public InvoiceForm()' })).toBeVisible();
  });

  test('says only of its C# that it was compiled', async ({ page }) => {
    await open(page, '/docs/Windows/fileImport');
    const block = (title: string): Locator =>
      page.locator('div:has(> div > a:has-text("Full file"))').filter({ hasText: title }).first();
    await expect(block('InvoiceReader.cs')).toContainText('compiled');
    await expect(block('InvoiceWindow.xaml')).toBeVisible();
    await expect(block('<Window x:Class')).not.toContainText('compiled');
  });
});
