// Sends one notification with command 1 of the binary provider protocol.
//
// mono Sender.exe HOST PORT CA TOKEN PAYLOAD [CERTIFICATE.p12 [PASSWORD]]
using System;
using System.IO;
using System.Net;
using System.Net.Security;
using System.Net.Sockets;
using System.Security.Authentication;
using System.Security.Cryptography.X509Certificates;

class Sender
{
    const int Identifier = 1;

    static X509Certificate2 authority;

    static int Main(string[] args)
    {
        if (args.Length < 5)
        {
            Console.Error.WriteLine(
                "Sender: HOST PORT CA TOKEN PAYLOAD [CERTIFICATE.p12 [PASSWORD]]");
            return 1;
        }
        try
        {
            return Send(args);
        }
        catch (Exception error)
        {
            Console.Error.WriteLine("Sender: " + error);
            return 1;
        }
    }

    static int Send(string[] args)
    {
        string host = args[0];
        authority = new X509Certificate2(args[2]);
        byte[] packet = Packet(Token(args[3]), File.ReadAllBytes(args[4]));
        X509CertificateCollection certificates = new X509CertificateCollection();
        if (args.Length > 5)
            certificates.Add(new X509Certificate2(args[5], args.Length > 6 ? args[6] : ""));

        using (TcpClient client = new TcpClient(host, int.Parse(args[1])))
        using (SslStream stream = new SslStream(client.GetStream(), false, IsTrusted))
        {
            stream.AuthenticateAsClient(host, certificates, SslProtocols.Tls, false);
            stream.Write(packet);
            stream.Flush();
            return ReadAnswer(stream);
        }
    }

    // Identifier, expiry and lengths have their highest byte first.
    static byte[] Packet(byte[] token, byte[] payload)
    {
        MemoryStream memory = new MemoryStream();
        BinaryWriter writer = new BinaryWriter(memory);
        int expiry = (int)(DateTime.UtcNow.AddHours(1) - new DateTime(1970, 1, 1)).TotalSeconds;
        writer.Write((byte)1);
        writer.Write(IPAddress.HostToNetworkOrder(Identifier));
        writer.Write(IPAddress.HostToNetworkOrder(expiry));
        writer.Write(IPAddress.HostToNetworkOrder((short)token.Length));
        writer.Write(token);
        writer.Write(IPAddress.HostToNetworkOrder((short)payload.Length));
        writer.Write(payload);
        writer.Flush();
        return memory.ToArray();
    }

    static byte[] Token(string hex)
    {
        byte[] token = new byte[hex.Length / 2];
        for (int i = 0; i < token.Length; i++)
            token[i] = Convert.ToByte(hex.Substring(i * 2, 2), 16);
        return token;
    }

    static int ReadAnswer(SslStream stream)
    {
        // No answer is a good one.
        byte[] answer = new byte[6];
        IAsyncResult reading = stream.BeginRead(answer, 0, answer.Length, null, null);
        if (!reading.AsyncWaitHandle.WaitOne(1000) || stream.EndRead(reading) < answer.Length)
            return 0;
        int identifier = IPAddress.NetworkToHostOrder(BitConverter.ToInt32(answer, 2));
        Console.Error.WriteLine("Sender: status " + answer[1] + ", identifier " + identifier);
        return 1;
    }

    static bool IsTrusted(
        object sender, X509Certificate certificate, X509Chain chain, SslPolicyErrors errors)
    {
        chain.ChainPolicy.ExtraStore.Add(authority);
        chain.ChainPolicy.RevocationMode = X509RevocationMode.NoCheck;
        chain.ChainPolicy.VerificationFlags =
            X509VerificationFlags.AllowUnknownCertificateAuthority;
        chain.Build(new X509Certificate2(certificate));
        X509ChainElementCollection elements = chain.ChainElements;
        return elements.Count > 0
            && elements[elements.Count - 1].Certificate.Thumbprint == authority.Thumbprint;
    }
}
