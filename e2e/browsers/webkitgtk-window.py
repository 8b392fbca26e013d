"""A bare window of WebKitGTK for WebKitWebDriver: `webkitgtk-window.py WIDTH HEIGHT`.

The MiniBrowser of the package has a toolbar that no phone's width has room for.
"""
import ctypes
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Ends with the WebDriver server, which may be killed: 1 is PR_SET_PDEATHSIG.
ctypes.CDLL(None).prctl(1, signal.SIGKILL)

WIDTH, HEIGHT = int(sys.argv[1]), int(sys.argv[2])
context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(["en-GB"])
context.set_automation_allowed(True)


def make_view(_session):
    window = Gtk.Window()
    window.set_default_size(WIDTH, HEIGHT)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    # Machines without a screen have no graphics processor either.
    view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkitgtk-window")
    session.set_application_info(info)
    session.connect("create-web-view", make_view)


context.connect("automation-started", start)
Gtk.main()
