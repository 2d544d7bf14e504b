/** Every game with a drawn table. Their parts are loaded when a table of theirs is opened. */
import './duellum';
import './antike';
import './dies_irae';
import './ancient_wars';
