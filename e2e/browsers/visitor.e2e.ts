import { journey } from './journey.ts';

journey('a visitor reads the start page', async ({ window, open }) => {
  await open('/');
  await window.part('heading', /./).expectShown();
});
