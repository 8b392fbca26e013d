import './notifications.ts';
import './keep-shell.ts';
